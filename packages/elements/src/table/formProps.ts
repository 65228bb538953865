import { widgetProps } from './widgetProps.ts'

/** What every form takes. */
export const formProps = {
  ...widgetProps,
  fields: 'json',
  intro: 'text',
  renderHeader: 'draw',
  renderReceipt: 'draw',
  onStatusChange: { event: 1 },
  onSuccess: { event: 1 },
  onEvent: { event: 1 },
} as const
