import { atom } from 'nanostores';

/** One toast; at most one shows at a time (spec.md §9). */
export interface Toast {
  title?: string;
  text?: string;
  tone?: 'default' | 'destructive';
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
