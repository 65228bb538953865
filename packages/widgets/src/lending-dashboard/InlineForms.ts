import type { WidgetProps } from '../root/WidgetProps.ts'
import type { WithdrawFormProps } from '../withdraw/WithdrawForm.tsx'

/** What the dashboard says itself to every form that it opens. */
type Own = keyof WidgetProps

/** The actions that the dashboard opens in its own place, with the options of their forms. */
export type InlineForms = {
  withdraw?: Omit<WithdrawFormProps, Own>
}

/** An action that has a form of the kit's. */
export type InlineAction = keyof InlineForms
