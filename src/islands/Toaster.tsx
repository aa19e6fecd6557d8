import * as RadixToast from '@radix-ui/react-toast';
import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { $toast } from '#islands/toasts.ts';

/** Puts the toaster into the page. */
export function mountToaster(): void {
  const place = document.createElement('div');
  const [toasts, announcer] = [document.createElement('div'), document.createElement('div')];
  place.append(toasts, announcer);
  // Outside an open modal dialog nothing can be seen, used or heard: toasts are shown inside it, and leave it when it closes.
  const settle = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (place.parentElement !== home) home.append(place);
  };
  $toast.subscribe(settle);
  // Neither event bubbles; both can be heard on their way down.
  for (const change of ['toggle', 'close']) document.addEventListener(change, settle, true);
  createRoot(toasts).render(<Toaster {...{ announcer }} />);
}

/** Times, distance and key of docs/contract.md §13.3: 5 s, swipe right by 50 px, F8, 420 px wide from medium screens up. */
function Toaster({ announcer }: { announcer: HTMLElement }) {
  const toast = useStore($toast);
  const viewport = useRef<HTMLOListElement>(null);
  /** Where the focus was before it came to a toast. */
  const cameFrom = useRef<HTMLElement>(null);
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} announcerContainer={announcer}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (!isOpen && $toast.get()?.id === toast.id) $toast.set(null);
          }}
          // One Escape closes one thing: a dialog under it stays open. Radix does not close what was prevented.
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            const isFocused = viewport.current?.contains(document.activeElement);
            $toast.set(null);
            if (isFocused) cameFrom.current?.focus();
          }}
          className={`card notice card-raised flex items-start gap-3 pr-1 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
            toast.tone === 'destructive' ? 'notice-error' : ''
          }`}
        >
          <div className="min-w-0 flex-1 py-1">
            {toast.title && <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>}
            {toast.text && <RadixToast.Description>{toast.text}</RadixToast.Description>}
          </div>
          <RadixToast.Close className="icon-button" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={viewport}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
        }}
        hotkey={['F8']}
        className={`fixed right-0 z-50 flex w-full flex-col gap-2 p-4 outline-none md:max-w-[420px] ${toast?.about ? 'bottom-0' : 'top-0'}`}
      />
    </RadixToast.Provider>
  );
}
