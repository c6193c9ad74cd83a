import type { TextBound } from '@crocodile-hub/core/contract/bounds';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { type AttemptId, formDraft } from './form-draft.ts';
import { firstError, keysOf, mostOf, type FormErrorKey, type FormErrors } from './form.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

type BoundField = {
  value: string;
  onChange: (event: ChangeEvent<FieldElement>) => void;
  onBlur: () => void;
  inputRef: (element: FieldElement | null) => void;
  error: string | undefined;
};

export type Form<F> = {
  values: F;
  change: <K extends keyof F>(field: K, value: F[K]) => void;
  changeAll: (changes: Partial<F>) => void;
  /** A field's properties. Its error shows once the person has left it or tried to send. */
  bind: (field: keyof F & string) => BoundField;
  /** For a line before another field: Enter goes to that field and does not send. */
  enterGoesTo: (field: keyof F & string) => (event: KeyboardEvent) => void;
  /** Sends a form without errors; otherwise the first wrong field takes the focus. */
  submit: (send: (values: F) => void) => void;
  /** Identifies the sending of the form's words. */
  attempt: AttemptId;
  /** Deletes the kept words: the form was sent or closed. */
  forget: () => void;
  /** Runs the send. Meanwhile a new form does not begin with these words. */
  departing: <T>(work: () => Promise<T>) => Promise<T>;
};

type FormOptions<F> = {
  /** The key under which the typed text survives a reload. */
  name: string;
  empty: F;
  /** Words that came back, with which the form opens. */
  given?: F | undefined;
  errorsOf: (values: F) => FormErrors<F>;
  /** The field that takes the focus, although it has text. */
  fill?: keyof F & string;
  /** Fields that may stay empty, so the focus does not begin there. */
  mayStayEmpty?: readonly (keyof F & string)[];
  /** Makes the id under which the words are sent. */
  newId?: () => string;
  /** The bounds of fields that differ from the usual ones. */
  most?: (values: F) => Readonly<Partial<Record<keyof F & string, number | TextBound>>>;
};

/** The state of a dialog's form: values, visible errors and focus. It survives a reload, but not closing. */
export function useForm<F extends Record<string, string>>({
  name,
  empty,
  given,
  errorsOf,
  most,
  fill,
  newId,
  mayStayEmpty = [],
}: FormOptions<F>): Form<F> {
  const { t } = useTranslation('actions');
  const [draft] = useState(() => formDraft(name, empty, newId));
  const [values, setValues] = useState(() => given ?? draft.read());
  const [left, setLeft] = useState<ReadonlySet<keyof F>>(new Set());
  const elements = useRef(new Map<keyof F, FieldElement>());
  /** A dialog opens with the focus in its first empty field. */
  const begun = useRef(false);
  const errors = errorsOf(values);
  const tooLong = useTooLong();
  const own = most?.(values);
  const excessOf = (field: keyof F & string) => tooLong(values[field] ?? '', own?.[field] ?? mostOf(field));

  const set = (next: F) => {
    setValues(next);
    draft.write(next);
  };
  const change: Form<F>['change'] = (field, value) => set({ ...values, [field]: value });
  return {
    values,
    change,
    changeAll: (changes) => set({ ...values, ...changes }),
    bind: (field) => {
      const error: FormErrorKey | undefined = left.has(field) ? errors[field] : undefined;
      return {
        value: values[field] ?? '',
        error: error === undefined ? excessOf(field) : t(error),
        onChange: (event) => set({ ...values, [field]: event.target.value }),
        onBlur: () => {
          // Leaving an empty field is no mistake yet: the person may only be looking around.
          if (values[field] !== '') setLeft((before) => new Set(before).add(field));
        },
        inputRef: (element) => {
          if (element === null) {
            elements.current.delete(field);
            return;
          }
          elements.current.set(field, element);
          const isUntouched = values[field] === empty[field] && field === fill;
          const isToFill = values[field] === '' && !mayStayEmpty.includes(field);
          if (!begun.current && (isToFill || isUntouched)) {
            begun.current = true;
            element.focus();
            // The caret goes before the form's first text.
            if (isUntouched) element.setSelectionRange(0, 0);
          }
        },
      };
    },
    enterGoesTo: (field) => (event) => {
      const { key, ctrlKey, metaKey, nativeEvent } = event;
      if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
      event.preventDefault();
      elements.current.get(field)?.focus();
    },
    submit: (send) => {
      const wrong = firstError(empty, errors) ?? keysOf(empty).find((field) => excessOf(field) !== undefined);
      if (wrong === undefined) return send(values);
      setLeft(new Set(Object.keys(empty)));
      elements.current.get(wrong)?.focus();
    },
    attempt: draft.attempt,
    forget: draft.clear,
    departing: draft.departing,
  };
}
