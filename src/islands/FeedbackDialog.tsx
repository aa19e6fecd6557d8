import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { call, CallError } from '#api/client.ts';
import { missingAnswers } from '#islands/feedback-texts.ts';
import FeedbackForm from '#islands/FeedbackForm.tsx';
import { newKey } from '#islands/newKey.ts';
import { showToast } from '#islands/toasts.ts';

/** How long the success view stays (spec.md §9). */
const successMs = 2_000;

let root: Root | undefined;
let isOpen = false;

/**
 * Opens the feedback dialog, empty: closing takes it away with whatever was filled in (spec.md §4).
 * @param opener gets the focus when the dialog has closed
 */
export function openFeedback(productName: string, opener: HTMLElement): void {
  if (isOpen) return;
  isOpen = true;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const onClosed = () => {
    isOpen = false;
    root?.render(null);
    opener.focus();
  };
  root.render(<FeedbackDialog {...{ productName, onClosed }} />);
}

interface Props {
  productName: string;
  onClosed: () => void;
}

function FeedbackDialog({ productName, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<'open' | 'submitting' | 'success'>('open');
  const [errors, setErrors] = useState<Record<string, string>>({});
  // An answer may get lost: what is sent again then is not stored again.
  const [idempotencyKey] = useState(newKey);
  // A second submit may come before the buttons are seen to be disabled.
  const isSending = useRef(false);

  useEffect(() => dialog.current!.showModal(), []);
  useEffect(() => {
    if (view !== 'success') return undefined;
    const timer = setTimeout(() => dialog.current?.close(), successMs);
    return () => clearTimeout(timer);
  }, [view]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const { experienceRating, npsScore, comment } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const missing = experienceRating === undefined ? 'experienceRating' : npsScore === undefined ? 'npsScore' : null;
    setErrors({});
    if (missing !== null) {
      const said = missingAnswers(productName)[missing];
      setErrors({ [missing]: said.title });
      form.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
      void showToast({ ...said, tone: 'destructive' });
      return;
    }
    isSending.current = true;
    setView('submitting');
    try {
      await call('POST /api/feedback', '/api/feedback', {
        experienceRating: Number(experienceRating),
        npsScore: Number(npsScore),
        ...(comment?.trim() && { comment: comment.trim() }),
        idempotencyKey,
      });
      setView('success');
      void showToast({ title: 'Thank you for your feedback!', text: `Your input helps us improve ${productName}.` });
    } catch (error) {
      // Their session has ended: the form itself brings what was filled in back after they have signed in again.
      if (error instanceof CallError && error.status === 401) return form.submit();
      setView('open');
      const sentence = error instanceof CallError ? error.sentence : undefined;
      void showToast({
        title: 'Failed to submit feedback',
        text: sentence ?? 'Please try again later.',
        tone: 'destructive',
      });
    } finally {
      isSending.current = false;
    }
  }

  const isPending = view === 'submitting';
  return (
    <dialog
      ref={dialog}
      aria-labelledby="feedback-title"
      onClose={onClosed}
      // What is on its way cannot be called back; how it went is about to be told.
      onCancel={(event) => isPending && event.preventDefault()}
      className="card m-auto w-[calc(100%-2rem)] max-w-xl overscroll-contain p-5 text-ink backdrop:bg-black/50 sm:p-8"
    >
      {view === 'success' ? (
        <div className="grid justify-items-center gap-3 py-10 text-center">
          <CircleCheck size={48} aria-hidden="true" className="text-accent" />
          <h2 id="feedback-title" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-2xl font-semibold outline-none">
            Thank you!
          </h2>
          <p className="text-muted">We have received your feedback.</p>
        </div>
      ) : (
        <>
          <h2 id="feedback-title" className="mb-5 text-2xl font-semibold">
            Give Feedback
          </h2>
          <FeedbackForm errors={errors} onSubmit={submit}>
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <div className="flex flex-wrap justify-end gap-3">
              <button type="button" className="button button-quiet" disabled={isPending} onClick={() => dialog.current?.close()}>
                Cancel
              </button>
              <button className="button" disabled={isPending}>
                {isPending ? 'Submitting...' : 'Submit'}
              </button>
            </div>
          </FeedbackForm>
        </>
      )}
    </dialog>
  );
}
