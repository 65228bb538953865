import { defineChunk } from '../ui/defineChunk.ts'
import type { OptionList } from './OptionPicker.tsx'
import type { RecordChunks } from './RecordPickerView.tsx'

/** The two forms of a list of options. */
export const optionChunks: RecordChunks<OptionList> = {
  combobox: defineChunk(() => import('./OptionCombobox.tsx'), 'OptionCombobox'),
  sheet: defineChunk(() => import('./OptionSheet.tsx'), 'OptionSheet'),
}
