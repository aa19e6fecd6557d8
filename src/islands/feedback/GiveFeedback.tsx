import { useStore } from '@nanostores/react';
import { MessageSquare } from 'lucide-react';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import FeedbackDialog from '#islands/feedback/FeedbackDialog.tsx';
import { $feedbackView } from '#islands/feedback/store.ts';
import { useHydratedEvent } from '#islands/useHydratedEvent.ts';

interface Props {
  /** Where the form is, when no script opens it. */
  href: string;
  productName: string;
}

/** The account menu's entry for feedback: a link to the form in the page, and the dialog once the island is hydrated. */
export default function GiveFeedback({ href, productName }: Props) {
  const view = useStore($feedbackView, { ssr: 'initial' });
  const link = useHydratedEvent<HTMLAnchorElement>();
  const menu = () => link.current?.closest('details');

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    menu()?.removeAttribute('open');
    $feedbackView.set('open');
  }

  function onClosed() {
    $feedbackView.set('closed');
    menu()?.querySelector('summary')?.focus();
  }

  return (
    <>
      <a ref={link} href={href} onClick={open} className="menu-item">
        <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" /> Give Feedback
      </a>
      {view !== 'closed' && createPortal(<FeedbackDialog {...{ view, productName, onClosed }} />, document.body)}
    </>
  );
}
