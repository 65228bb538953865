import type { FieldFrameProps, FieldProps } from './Field.tsx'

type OfFrame = 'label' | 'hint' | 'error' | 'warning' | 'optional' | 'part' | 'id'

/** Splits the props of a labelled control: those of the field around it, and those of the control itself. */
export function splitFieldProps<Props extends FieldProps & { id?: string | undefined }>(
  props: Props,
): { frame: Omit<FieldFrameProps, 'children'>; control: Omit<Props, OfFrame> } {
  const { label, hint, error, warning, optional, part, id, ...control } = props
  return { frame: { label, hint, error, warning, optional, part, id }, control }
}
