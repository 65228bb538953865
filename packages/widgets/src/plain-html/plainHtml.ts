import type { Slots } from '../root/Slots.ts'
import { PlainAlert } from './PlainAlert.tsx'
import { PlainBadge } from './PlainBadge.tsx'
import { PlainButton } from './PlainButton.tsx'
import { PlainCard } from './PlainCard.tsx'
import { PlainCheckbox } from './PlainCheckbox.tsx'
import { PlainDialog } from './PlainDialog.tsx'
import { PlainFileField } from './PlainFileField.tsx'
import { PlainMeter } from './PlainMeter.tsx'
import { PlainRadioCards } from './PlainRadioCards.tsx'
import { PlainSelect } from './PlainSelect.tsx'
import { PlainTextArea } from './PlainTextArea.tsx'
import { PlainTextField } from './PlainTextField.tsx'

/**
 * Every primitive as bare HTML, for `<LendingRoot slots={plainHtml}>`: the shortest correct replacement of each, to copy from when
 * a design system of your own takes their place. All stories of the kit pass with it.
 */
export const plainHtml: Required<Slots> = {
  Alert: PlainAlert,
  Badge: PlainBadge,
  Button: PlainButton,
  Card: PlainCard,
  Checkbox: PlainCheckbox,
  Dialog: PlainDialog,
  FileField: PlainFileField,
  Meter: PlainMeter,
  RadioCards: PlainRadioCards,
  Select: PlainSelect,
  TextArea: PlainTextArea,
  TextField: PlainTextField,
}
