import type { ComponentType, ForwardRefExoticComponent, RefAttributes } from 'react'
import type { AlertProps } from './Alert.tsx'
import type { BadgeProps } from './Badge.tsx'
import type { ButtonProps } from './Button.tsx'
import type { CardProps } from './Card.tsx'
import type { CheckboxProps } from './Checkbox.tsx'
import type { DialogProps } from './Dialog.tsx'
import type { FileFieldProps } from './FileField.tsx'
import type { MeterProps } from './Meter.tsx'
import type { RadioCardsProps } from './RadioCards.tsx'
import type { SelectProps } from './Select.tsx'
import type { SkeletonProps } from './Skeleton.tsx'
import type { TextAreaProps } from './TextArea.tsx'
import type { TextFieldProps } from './TextField.tsx'

type WithRef<Props, Element> = ForwardRefExoticComponent<Props & RefAttributes<Element>>

/**
 * A host's own components for the kit's primitives: `<LendingRoot slots={{ Button: MyButton }}>`. Each takes the props of the one it
 * stands in for. Those of fields must put `id`, `name`, `ref`, `defaultValue` and the handlers on a native control, tie the label, the
 * hint and the error to it, and show the error as text. Make them outside of render: a new component begins empty.
 */
export type Slots = Readonly<
  Partial<{
    Alert: WithRef<AlertProps, HTMLDivElement>
    Badge: ComponentType<BadgeProps>
    Button: WithRef<ButtonProps, HTMLButtonElement>
    Card: ComponentType<CardProps>
    Checkbox: WithRef<CheckboxProps, HTMLInputElement>
    Dialog: ComponentType<DialogProps>
    FileField: WithRef<FileFieldProps, HTMLButtonElement>
    Meter: ComponentType<MeterProps>
    RadioCards: ComponentType<RadioCardsProps<string>>
    Select: WithRef<SelectProps, HTMLSelectElement>
    /** The placeholder while something is loading: as large as the text that will come, so that nothing moves. */
    Skeleton: ComponentType<SkeletonProps>
    /** The sign of a running send or check. */
    Spinner: ComponentType<object>
    TextArea: WithRef<TextAreaProps, HTMLTextAreaElement>
    TextField: WithRef<TextFieldProps, HTMLInputElement>
  }>
>

/** The name of a primitive that a host may replace. */
export type SlotName = keyof Slots
