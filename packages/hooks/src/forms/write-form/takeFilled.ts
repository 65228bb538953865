import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldElement } from './createFieldRef.ts'
import { setFormValue } from './setFormValue.ts'

/**
 * Takes over the values that a program set in the inputs without an event, as autofill does: the form checks and sends the values that the person
 * sees. `onTaken` receives the name of each such field.
 */
export function takeFilled<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  mounted: Map<FieldElement, FieldPath<Values>>,
  onTaken: (name: FieldPath<Values>) => void,
): void {
  for (const [element, name] of mounted) {
    const filled = element.isConnected ? readNow(element) : null
    if (!element.isConnected) mounted.delete(element)
    const known: unknown = form.getValues(name)
    if (filled === null || typeof known !== typeof filled || filled === known) continue
    setFormValue(form, name, filled, { shouldDirty: true })
    onTaken(name)
  }
}

/** The value of an input; `null` for an input that a person cannot change, a radio that is not chosen and a select without a value. */
function readNow(element: FieldElement): string | boolean | null {
  if (element.disabled || element.matches('[readonly], [type=file]')) return null
  // The options of the select can arrive later.
  if (element instanceof HTMLSelectElement) return element.value === '' ? null : element.value
  if (element instanceof HTMLTextAreaElement) return element.value
  if (element.type === 'checkbox') return element.checked
  return element.type === 'radio' && !element.checked ? null : element.value
}
