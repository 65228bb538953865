import type { UseFormReturn } from 'react-hook-form'
import type { WithdrawFieldName, WithdrawValues } from './withdrawFormTypes.ts'

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Registers inputs with the form, and takes over what a person typed into prerendered markup before the script ran:
 * registering alone would put the default value back.
 */
export function createFieldRef(
  form: UseFormReturn<WithdrawValues>,
): (
  name: WithdrawFieldName,
  register: (element: FieldElement | null) => void,
) => (element: FieldElement | null) => void {
  const known = new WeakSet<FieldElement>()
  return (name, register) => (element) => {
    const typed = element && !known.has(element) ? element.value : ''
    if (element) known.add(element)
    register(element)
    if (typed !== '' && typed !== form.getValues(name)) form.setValue(name, typed, { shouldDirty: true })
  }
}
