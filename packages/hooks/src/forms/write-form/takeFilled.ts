import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldElement } from './createFieldRef.ts'
import { setFormValue } from './setFormValue.ts'

/**
 * Takes over what stands in the inputs and never came as an event: programs that fill in forms set values so. Only what a person sees is checked and
 * sent. `onTaken` is told of each.
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

/** The value of an input; `null` where the input has none of its own. */
function readNow(element: FieldElement): string | boolean | null {
  if (element.disabled || element.matches('[readonly], [type=file]')) return null
  // Its options may not be here yet.
  if (element instanceof HTMLSelectElement) return element.value === '' ? null : element.value
  if (element instanceof HTMLTextAreaElement) return element.value
  if (element.type === 'checkbox') return element.checked
  return element.type === 'radio' && !element.checked ? null : element.value
}
