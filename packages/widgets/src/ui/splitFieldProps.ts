import type { FieldFrameProps, FieldProps } from './Field.tsx'

type OfFrame = 'label' | 'hint' | 'error' | 'warning' | 'optional' | 'part' | 'id'

/** What a labelled control was given, by who needs it: the field around it, and the control itself. */
export function splitFieldProps<Props extends FieldProps & { id?: string | undefined }>(
  props: Props,
): { frame: Omit<FieldFrameProps, 'children'>; control: Omit<Props, OfFrame> } {
  const { label, hint, error, warning, optional, part, id, ...control } = props
  return { frame: { label, hint, error, warning, optional, part, id }, control }
}
