'use client'
import { forwardRef, useId, useRef } from 'react'
import type { FileFieldProps } from '../ui/FileField.tsx'
import { plainControl } from './plainControl.ts'

/** A `<fieldset>` with buttons for the browser's own file input, which would say "no file chosen" even after files were picked. */
export const PlainFileField = forwardRef<HTMLButtonElement, FileFieldProps>(
  function PlainFileField(props, ref) {
    const { label, optional, aside, hint, error, id, part, note, children } = props
    const { accept, multiple = false, pickLabel, cameraLabel, full = false, closed = false, onPick } = props
    const ownId = useId()
    const controlId = id ?? ownId
    const picker = useRef<HTMLInputElement>(null)
    const camera = useRef<HTMLInputElement>(null)
    const notes = Object.entries(closed ? { hint } : { hint, error, note }).filter(([, text]) => text)
    const take = (input: HTMLInputElement) => {
      const files = [...(input.files ?? [])]
      input.value = ''
      if (files.length > 0) onPick(files)
    }
    return (
      <fieldset data-ol-part={part}>
        <legend>
          <span id={`${controlId}-label`}>
            {label} {optional}
          </span>{' '}
          {aside}
        </legend>
        {notes.map(([name, text]) => (
          <div key={name} id={`${controlId}-${name}`}>
            {text}
          </div>
        ))}
        {!closed && (
          <>
            {children}
            <button
              ref={ref}
              id={controlId}
              type="button"
              style={plainControl}
              aria-labelledby={`${controlId} ${controlId}-label`}
              aria-describedby={notes.map(([name]) => `${controlId}-${name}`).join(' ') || undefined}
              aria-disabled={full || undefined}
              onClick={() => !full && picker.current?.click()}
            >
              {pickLabel}
            </button>
            <input
              ref={picker}
              type="file"
              hidden
              accept={accept}
              multiple={multiple}
              onChange={(event) => take(event.currentTarget)}
            />
            {cameraLabel && (
              <>
                <button
                  id={`${controlId}-camera`}
                  type="button"
                  style={plainControl}
                  aria-labelledby={`${controlId}-camera ${controlId}-label`}
                  aria-disabled={full || undefined}
                  onClick={() => !full && camera.current?.click()}
                >
                  {cameraLabel}
                </button>
                <input
                  ref={camera}
                  type="file"
                  hidden
                  accept="image/*"
                  capture="environment"
                  onChange={(event) => take(event.currentTarget)}
                />
              </>
            )}
          </>
        )}
      </fieldset>
    )
  },
)
