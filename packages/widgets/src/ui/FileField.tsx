'use client'
import { forwardRef, type ReactNode, type RefObject, useId, useRef } from 'react'
import { slotted } from './slotted.tsx'
import { Button } from './Button.tsx'
import type { FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { DrawnIcon } from './drawIcon.ts'
import { useParts } from './useParts.ts'
import { cameraIcon, plusIcon } from './icons.ts'
import { useFormOwner } from './useFormOwner.ts'

/** The props of the file field, and of a replacement for it. The `ref` is that of the button, which an error summary leads to. */
export type FileFieldProps = Omit<FieldProps, 'warning'> & {
  /** On the button. */
  id?: string | undefined
  /** The state of the field, at the end of the label's line. */
  aside?: ReactNode
  /** The file types that the device's picker offers, in the format of the native input. */
  accept?: string | undefined
  /** @default false */
  multiple?: boolean | undefined
  /** On the button. */
  pickLabel: ReactNode
  /** @default 'plus' */
  pickIcon?: DrawnIcon | undefined
  /** On a second button that opens the camera; absent where a photo makes no sense. Shown on devices that are touched. */
  cameraLabel?: ReactNode
  /** The text beside the buttons: the accepted files, and the other ways to add one. */
  note?: ReactNode
  /** Takes no more: the buttons stay, say so and do nothing. */
  full?: boolean | undefined
  /** Renders only the label and the hint: the field needs no file. @default false */
  closed?: boolean | undefined
  /** At least one file. A file that is picked a second time comes a second time. */
  onPick: (files: readonly File[]) => void
  /** The files picked so far: shown before the buttons. */
  children?: ReactNode
}

/** A labelled place for files: the picked files, and buttons that open the device's own picker and its camera. */
export const FileField = slotted(
  'FileField',
  forwardRef<HTMLButtonElement, FileFieldProps>(function FileField(props, ref) {
    const { label, optional, aside, hint, error, id, part = 'FileField', note, children } = props
    const {
      accept,
      multiple = false,
      pickLabel,
      pickIcon = plusIcon,
      cameraLabel,
      full = false,
      closed = false,
      onPick,
    } = props
    const parts = useParts()
    const owner = useFormOwner()
    const ownId = useId()
    const controlId = id ?? ownId
    const picker = useRef<HTMLInputElement>(null)
    const camera = useRef<HTMLInputElement>(null)
    const notes = Object.entries({ hint, error: !closed && error, note: !closed && note }).filter(
      ([, text]) => text,
    )
    const described = notes.map(([name]) => `${controlId}-${name}`).join(' ') || undefined
    // A list of buttons says for each which place it fills.
    const button = (name: string, input: RefObject<HTMLInputElement | null>) => ({
      'aria-labelledby': `${name} ${controlId}-label`,
      'aria-disabled': full || undefined,
      onClick: () => !full && input.current?.click(),
    })
    const input = {
      type: 'file',
      hidden: true,
      tabIndex: -1,
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        const files = [...(event.currentTarget.files ?? [])]
        // Else the same file, picked again after it was removed, would be no change.
        event.currentTarget.value = ''
        if (files.length > 0) onPick(files)
      },
    }
    return (
      <fieldset {...parts('FileField', part)} data-ol-invalid={error ? '' : undefined}>
        <legend className="ol-FileField-head">
          <span {...parts('Field.label')} id={`${controlId}-label`}>
            {label}
            {optional && <span {...parts('Field.optional')}> {optional}</span>}
          </span>
          {aside && <span {...parts('FileField.aside')}>{aside}</span>}
        </legend>
        {hint && (
          <p {...parts('Field.hint')} id={`${controlId}-hint`}>
            {hint}
          </p>
        )}
        {error && !closed && (
          <p {...parts('Field.error')} id={`${controlId}-error`}>
            <Icon name="error" />
            <span className="ol-Field-text">{error}</span>
          </p>
        )}
        {!closed && (
          <>
            {children}
            <div {...parts('FileField.buttons')}>
              <Button
                ref={ref}
                id={controlId}
                icon={pickIcon}
                part="FileField.pick"
                aria-describedby={described}
                {...button(controlId, picker)}
              >
                {pickLabel}
              </Button>
              <input
                form={owner}
                {...input}
                {...parts('FileField.input')}
                ref={picker}
                accept={accept}
                multiple={multiple}
              />
              {cameraLabel && (
                <>
                  <Button
                    id={`${controlId}-camera`}
                    icon={cameraIcon}
                    part="FileField.camera"
                    {...button(`${controlId}-camera`, camera)}
                  >
                    {cameraLabel}
                  </Button>
                  <input
                    form={owner}
                    {...input}
                    {...parts('FileField.cameraInput')}
                    ref={camera}
                    accept="image/*"
                    capture="environment"
                  />
                </>
              )}
            </div>
            {note && (
              <p {...parts('Field.hint', 'FileField.note')} id={`${controlId}-note`}>
                {note}
              </p>
            )}
          </>
        )}
      </fieldset>
    )
  }),
)
