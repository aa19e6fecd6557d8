import { atom } from 'nanostores';

/** One toast; at most one shows at a time (docs/contract.md §13.3). */
export interface Toast {
  title?: string;
  text?: string;
  tone?: 'default' | 'destructive';
  /** The deletion that it tells of, and for how long it can be undone. */
  undo?: { deletion: string; seconds: number } | undefined;
  /** The field that it asks for. It stands where it does not cover that, and goes once the field is filled in. */
  about?: string;
}

/** The toast that shows, with a number of its own so that the same words twice are two toasts. */
export const $toast = atom<(Toast & { id: number }) | null>(null);

let count = 0;
let toaster: Promise<unknown> | undefined;

/** Shows a toast, in the place of the one that shows. The toaster is loaded when it is first needed. */
export async function showToast(toast: Toast): Promise<void> {
  $toast.set({ ...toast, id: ++count });
  toaster ??= import('./Toaster.tsx').then(({ mountToaster }) => mountToaster());
  try {
    await toaster;
  } catch {
    // There is no network, which may be just what the toast tells of.
    toaster = undefined;
    showPlainly(toast);
  }
}

/** Takes the toast that asks for a field away. */
export function dismissToast(about: string): void {
  if ($toast.get()?.about === about) $toast.set(null);
}

const plainMs = 5_000;

/** A toast without what makes it a good one. */
function showPlainly({ title, text, tone }: Toast): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = `card notice fixed top-4 right-4 left-4 z-50 md:left-auto ${tone === 'destructive' ? 'notice-error' : ''}`;
  notice.textContent = [title, text].filter(Boolean).join(': ');
  document.body.append(notice);
  setTimeout(() => notice.remove(), plainMs);
}
