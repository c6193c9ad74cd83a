import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTooLong } from '../../shared/i18n/use-too-long.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type AttemptId, formDraft } from './model/form-draft.ts';
import { firstError, keysOf, mostOf, type FormErrorKey, type FormErrors } from './model/form.ts';

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
  /** What a field of the form takes. Its error shows once the person left it, or tried to send. */
  bind: (field: keyof F & string) => BoundField;
  /** For a line that is followed by another field: Enter goes there, and sends nothing. */
  enterGoesTo: (field: keyof F & string) => (event: KeyboardEvent) => void;
  /** Sends a form without errors; of one with errors, the first takes the focus. */
  submit: (send: (values: F) => void) => void;
  /** Names the sending of what stands in it. */
  attempt: AttemptId;
  /** What was typed is not kept any more: it was sent, or the person closed the form. */
  forget: () => void;
  /** Runs what sends the form. A new form does not begin with words that are on their way. */
  departing: <T>(work: () => Promise<T>) => Promise<T>;
};

type FormOptions<F> = {
  /** Under which name a reload finds what was typed. */
  name: string;
  empty: F;
  /** What the form opens with: words that came back. */
  given?: F | undefined;
  errorsOf: (values: F) => FormErrors<F>;
  /** Is written into although something stands in it. */
  fill?: keyof F & string;
  /** May stay empty: the focus does not begin there. */
  mayStayEmpty?: readonly (keyof F & string)[];
  /** Makes the id under which the words leave. */
  newId?: () => string;
  /** How long a field may be, where that is not what its name says. */
  most?: Readonly<Partial<Record<keyof F & string, number>>> | undefined;
};

/** A dialog's form: values, when errors show, and where the focus goes. It outlives a reload, not its own closing. */
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
  const excessOf = (field: keyof F & string) => tooLong(values[field] ?? '', most?.[field] ?? mostOf(field));

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
          // Leaving an untouched field is no mistake yet: one may only be looking around.
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
            // Before what stands there already.
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
