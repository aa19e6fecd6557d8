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
  await toaster;
}
