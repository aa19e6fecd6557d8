import { useStore } from '@nanostores/react';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '#api/client.ts';
import { missingAnswers } from '#islands/feedback/texts.ts';
import FeedbackForm from '#islands/feedback/FeedbackForm.tsx';
import {
  $feedbackDraft,
  $feedbackErrors,
  $feedbackView,
  emptyFeedback,
  fillIn,
  sendFeedback,
} from '#islands/feedback/store.ts';
import { dismissToast, showToast } from '#islands/toasts.ts';

/** How long the success view stays (docs/contract.md §13.10). */
const successMs = 2_000;

interface Props {
  view: 'open' | 'submitting' | 'success';
  productName: string;
  onClosed: () => void;
}

/** The feedback dialog. Escape only closes it: what was filled in is there again when it opens again; Cancel empties it. */
export default function FeedbackDialog({ view, productName, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const errors = useStore($feedbackErrors);
  const [typed] = useState(() => $feedbackDraft.get());

  useEffect(() => dialog.current!.showModal(), []);
  useEffect(() => {
    if (view !== 'success') return undefined;
    const timer = setTimeout(() => dialog.current?.close(), successMs);
    return () => clearTimeout(timer);
  }, [view]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second submit may come before the buttons are seen to be disabled.
    if ($feedbackView.get() === 'open') void submitFeedback(event.currentTarget, productName);
  }

  const isPending = view === 'submitting';
  return (
    <dialog
      ref={dialog}
      aria-labelledby="feedback-title"
      onClose={onClosed}
      // What is on its way cannot be called back; how it went is about to be told.
      onCancel={(event) => isPending && event.preventDefault()}
      className="card card-raised m-auto w-[calc(100%-2rem)] max-w-xl overscroll-contain p-5 text-ink backdrop:bg-black/50 sm:p-8"
    >
      {view === 'success' ? (
        <Thanks />
      ) : (
        <>
          <h2 id="feedback-title" className="mb-5 text-2xl">
            Give Feedback
          </h2>
          <FeedbackForm typed={typed} errors={errors} onSubmit={submit} onFill={fill}>
            <input type="hidden" name="back" value={location.pathname + location.search} />
            <div className="flex flex-wrap justify-end gap-3">
              <button
                type="button"
                className="button button-quiet"
                disabled={isPending}
                onClick={() => (emptyFeedback(), dialog.current?.close())}
              >
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

function fill({ name, value }: { name: string; value: string }): void {
  fillIn(name, value);
  dismissToast(name);
}

/** Sends what was filled in; asks for what is missing, and tells how it went. */
async function submitFeedback(form: HTMLFormElement, productName: string): Promise<void> {
  const { experienceRating, npsScore } = $feedbackDraft.get();
  const missing = experienceRating === undefined ? 'experienceRating' : npsScore === undefined ? 'npsScore' : null;
  if (missing !== null) return askFor(missing, form, productName);
  try {
    await sendFeedback();
    void showToast({ title: 'Thank you for your feedback!', text: `Your input helps us improve ${productName}.` });
  } catch (error) {
    // Their session has ended: the form itself brings what was filled in back after they have signed in again.
    if (error instanceof CallError && error.status === 401) return form.submit();
    const sentence = error instanceof CallError ? error.sentence : undefined;
    void showToast({
      title: 'Failed to submit feedback',
      text: sentence ?? 'Please try again later.',
      tone: 'destructive',
    });
  }
}

function askFor(missing: 'experienceRating' | 'npsScore', form: HTMLFormElement, productName: string): void {
  const said = missingAnswers(productName)[missing];
  // At once, so that the question is scrolled to with its message: the browser would keep the place of what stands below it.
  flushSync(() => $feedbackErrors.set({ [missing]: said.title }));
  const question = form.querySelector<HTMLInputElement>(`[name=${missing}]`)!;
  question.focus();
  question.closest('fieldset')!.scrollIntoView({ block: 'start' });
  void showToast({ ...said, tone: 'destructive', about: missing });
}

function Thanks() {
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <CircleCheck size={48} aria-hidden="true" className="text-accent" />
      <h2 id="feedback-title" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-2xl outline-none">
        Thank you!
      </h2>
      <p className="text-muted">We have received your feedback.</p>
    </div>
  );
}
