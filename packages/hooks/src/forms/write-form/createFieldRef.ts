import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { setFormValue } from './setFormValue.ts'

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Registers inputs with the form, and takes over what a person typed into prerendered markup before the script ran:
 * registering alone would put the default value back.
 */
export function createFieldRef<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): (
  name: FieldPath<Values>,
  register: (element: FieldElement | null) => void,
) => (element: FieldElement | null) => void {
  const known = new WeakSet<FieldElement>()
  return (name, register) => (element) => {
    const typed = element && !known.has(element) ? typedIn(element) : null
    if (element) known.add(element)
    register(element)
    if (typed && typed !== form.getValues(name)) setFormValue(form, name, typed, { shouldDirty: true })
  }
}

function typedIn(element: FieldElement): string | boolean {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked
  if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked && element.value
  return element.value
}
