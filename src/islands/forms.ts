/**
 * Every form of a page that a script may send (src/components/forms/Form.astro): checks it by the contract's rules, sends it as JSON,
 * tells what came of it by a toast, and goes where the form would have led. What was typed stays until then. Other forms go as
 * they are, and say on their button that they are at work.
 */
import { CallError, formWaysHeader, nextPageHeader, send } from '#api/client.ts';
import type { CallKey } from '#api/contract.ts';
import { failures } from '#api/failures.ts';
import type { FieldRules } from '#api/rules.ts';
import { showPending } from '#islands/pending.ts';
import { showToast } from '#islands/toasts.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Forms that are on their way. */
const sent = new Set<HTMLFormElement>();

document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  if (form.dataset['call'] === undefined) {
    showPending(form, event.submitter);
    return;
  }
  event.preventDefault();
  if (!sent.has(form)) void submit(form, event.submitter);
});

// What was wrong is looked at again while it is mended.
document.addEventListener('input', ({ target }) => {
  const field = target as Field;
  if (field.ariaInvalid === 'true' && field.form?.dataset['call'] !== undefined) showProblem(field, problemOf(field));
});

// The page may come back from the back button's cache.
addEventListener('pageshow', () => sent.clear());

// What the last form led to, or whatever else led here.
const notice = document.querySelector<HTMLElement>('[data-outcome]');
if (notice !== null) {
  notice.remove();
  void showToast(JSON.parse(notice.dataset['outcome']!));
}

async function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const { call, signedIn, forgets, anew } = form.dataset;
  if (showProblems(form, problemOf)) return;
  sent.add(form);
  const { next = '', back = '', ...fields } = valuesOf(form, submitter);
  const isEmpty = Object.keys(fields).length === 0;
  const showReady = showPending(form, submitter);
  try {
    const ways = new URLSearchParams({ next, back } as Record<string, string>).toString();
    const response = await send(call as CallKey, form.action, isEmpty ? undefined : fields, { [formWaysHeader]: ways });
    // Whatever is no JSON is no answer of ours.
    await response.json();
    if (forgets !== undefined) sessionStorage.clear();
    // Whoever shows the outcome in place prevents that the page is left.
    if (!form.dispatchEvent(new CustomEvent('sent', { bubbles: true, cancelable: true, detail: fields }))) {
      showReady();
      sent.delete(form);
      return;
    }
    goTo(response.headers.get(nextPageHeader) ?? '/');
  } catch (error) {
    const told = error instanceof CallError ? error : null;
    // Their session has ended, or the page is out of date: the form by itself brings what was typed along.
    if ((told?.status === 401 && signedIn !== undefined) || (told?.status === 409 && anew !== undefined)) {
      sendByItself(form, submitter);
      return;
    }
    showReady();
    sent.delete(form);
    const failure: { title: string; text?: string } = failures[call as keyof typeof failures] ?? failures.other;
    const text = told?.sentence ?? failure.text;
    if (!showProblems(form, ({ name }) => told?.fieldErrors[name])) submitter?.focus();
    void showToast({ title: failure.title, ...(text !== undefined && { text }), tone: 'destructive' });
  }
}

function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form, submitter));
  for (const { name, checked } of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    values[name] = checked;
  return values;
}

function sendByItself(form: HTMLFormElement, submitter: HTMLElement | null): void {
  // Nothing else says which of several buttons it was.
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  form.submit();
}

function goTo(page: string): void {
  const isHere = new URL(page, location.href).href.split('#')[0] === location.href.split('#')[0];
  if (!isHere || !page.includes('#')) {
    location.assign(page);
    return;
  }
  // To go to another place of the same page would load nothing.
  history.replaceState(null, '', page);
  location.reload();
}

function problemOf(field: Field): string | undefined {
  const rules: Record<string, FieldRules> = JSON.parse(field.form?.dataset['rules'] ?? '{}');
  const own = rules[field.name];
  const text = own?.isTrimmed ? field.value.trim() : field.value;
  return own?.rules.find(([pattern, flags]) => !new RegExp(pattern, flags).test(text))?.[2];
}

/** Shows what is wrong under each field, and goes to the first that is. @returns whether there is one */
function showProblems(form: HTMLFormElement, find: (field: Field) => string | undefined): boolean {
  const fields = [...form.querySelectorAll<Field>('input:not([type=hidden], [type=checkbox]), select, textarea')];
  for (const field of fields) showProblem(field, find(field));
  const first = fields.find(({ ariaInvalid }) => ariaInvalid === 'true');
  first?.focus();
  return first !== undefined;
}

/** As src/components/forms/Field.astro does it. */
function showProblem(field: Field, problem: string | undefined): void {
  const id = `${field.id}-error`;
  const before = document.getElementById(id);
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== '' && one !== id);
  if (problem === undefined) {
    before?.remove();
    field.removeAttribute('aria-invalid');
  } else {
    const told =
      before ?? Object.assign(document.createElement('p'), { id, className: 'mt-1 text-sm font-semibold text-danger' });
    told.textContent = problem;
    if (before === null) (document.getElementById(`${field.id}-hint`) ?? field).after(told);
    field.setAttribute('aria-invalid', 'true');
    described.push(id);
  }
  if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '));
  else field.removeAttribute('aria-describedby');
}
