import { findById } from '../../lib/findById.ts'
import type { WriteName } from '@onlend/core/internal'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FieldRules, FormLayout } from '../write-form/FormLayout.ts'
import { layoutWithRules } from '../write-form/layoutWithRules.ts'
import { readPath } from '../write-form/readPath.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'

/** How a form that is not whole yet reaches the one that is: what is asked waits for it and is done then, in order. */
export type FirstFormStart<Form> = {
  /** The start of every field's id; the whole form has the same. */
  id: string
  /** Of presses that wait the first counts: `false` for a later one. */
  ask: (call: (form: Form) => void, what?: 'change' | 'press') => boolean
  /** A press of the main button waits. */
  isStarting: boolean
  /** The customer or channel partner it is for. */
  ownerId: string | null
  /** What has been chosen by now: the fields that depend on it are drawn at once. The whole form begins with it. */
  chosen: Readonly<Record<string, unknown>>
  choose: (name: string, value: unknown, call: (form: Form) => void) => void
}

type FirstFormParameters<Values extends FieldValues, Form> = FirstFormStart<Form> & {
  kind: WriteName
  defaults: Values
  layout: FormLayout<FieldPath<Values>>
  rules: FieldRules
  /** What stands in the fields by now. @default the defaults */
  values?: Values
  /** Told of what is ticked, chosen or typed. */
  onInput?: (name: FieldPath<Values>, value: unknown) => void
}

/** What every form has but `control`, which belongs to the library that a whole form is made with, and `set`, which a form has as it wants. */
export type FirstForm<Values extends FieldValues, Code extends string, Review, Data> = Omit<
  WriteForm<Values, Code, Review, Data>,
  'control' | 'set'
> & {
  /** A press of the main button waits for the rest of the form. */
  isStarting?: boolean
}

/**
 * A form as it stands before anything can be checked or sent: its first page in native fields that keep what is typed. The whole form takes
 * the fields over with what they hold; what was asked of this one until then is asked of that.
 */
export function firstForm<
  Values extends FieldValues,
  Code extends string,
  Review,
  Data,
  Form extends Pick<WriteForm<Values, Code, Review, Data>, 'actions' | 'discardDraft'>,
>(parameters: FirstFormParameters<Values, Form>): FirstForm<Values, Code, Review, Data> {
  const { kind, ownerId, defaults, layout, rules, id, ask, isStarting } = parameters
  const { values = defaults, onInput } = parameters
  const { pages, optional } = layoutWithRules(layout, rules, defaults)
  const toId = (name: string) => `${id}-${name}`
  /** Asked of the whole form, whose answer is this one's; a second press while the first waits counts for nothing. */
  const answer = (call: (form: Form) => Promise<boolean>) =>
    new Promise<boolean>((resolve, reject) => {
      if (!ask((form) => void call(form).then(resolve, reject), 'press')) resolve(false)
    })
  const nothing = () => undefined
  return {
    kind,
    customerPartnerId: kind === 'createBusiness' ? null : ownerId,
    step: 'details',
    page: 0,
    pageCount: pages.length,
    values,
    fields: pages[0] ?? [],
    pages,
    field: (name) => {
      const own = readPath(values, name)
      const value = own === '' ? (rules[name]?.defaultValue ?? '') : own
      return {
        kind: 'text',
        input: {
          name,
          id: toId(name),
          ref: nothing,
          ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value ?? '') }),
          onChange: async ({ target }) =>
            onInput?.(name, readPath(target, typeof value === 'boolean' ? 'checked' : 'value')),
          onBlur: async () => undefined,
        },
        required: !optional.includes(name),
        readOnly: rules[name]?.readOnly === true,
        errorCode: null,
      }
    },
    // The cast follows the type of a path: the values are whole.
    getValue: (name) => readPath(values, name) as never,
    errors: [],
    submitCount: 0,
    focusField: (name) => findById(toId(name))?.focus(),
    refusedField: null,
    review: null,
    outcome: null,
    error: null,
    operation: null,
    operationId: null,
    sent: null,
    earlier: null,
    repeated: [],
    others: 0,
    data: null,
    isPending: false,
    isStarting,
    resumed: false,
    draftRestored: false,
    discardDraft: () => void ask((form) => form.discardDraft()),
    actions: {
      submit: (event) => {
        event?.preventDefault?.()
        return answer((form) => form.actions.submit())
      },
      review: (event) => {
        event?.preventDefault?.()
        return answer((form) => form.actions.review())
      },
      startOver: () => void ask((form) => form.actions.startOver()),
      checkAgain: async () => void ask((form) => void form.actions.checkAgain()),
      back: nothing,
      edit: nothing,
      goTo: nothing,
      // Nothing has been reviewed, so that there is nothing to send.
      confirm: async () => undefined,
      confirmDuplicate: async () => undefined,
      sendOthers: async () => undefined,
      sendAgainSameKey: async () => undefined,
    },
  }
}
