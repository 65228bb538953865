import { Select, TextField } from '@onlend/widgets'
import { type ReactNode, useId, useState } from 'react'
import { BrandUpload, type KeepBrandFile } from './BrandUpload.tsx'
import { type BrandControlValue, brandSections } from './brandSections.ts'
import type { BrandEditor } from './useBrandEditor.ts'
import { useProblemText } from './useProblemText.ts'
import { type StudioWord, useStudioWords } from './useStudioWords.ts'

type BrandControlProps = {
  control: BrandControlValue
  editor: BrandEditor
  /** Keeps a file that a value is the address of. @default no files */
  onFile?: KeepBrandFile | undefined
}

/** Edits one value of a brand. Left empty, the kit's own counts. */
export function BrandControl({ control, editor, onFile }: BrandControlProps): ReactNode {
  const t = useStudioWords()
  const say = useProblemText()
  const { path, hint } = control
  const label = t(control.label)
  const id = useId()
  const place = path.join('.')
  const value = editor.get(path)
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const problem = editor.problems.find(
    (one) => `${one.path}.`.startsWith(`${place}.`) && one.severity === 'error',
  )
  const texts = {
    label,
    ...(hint !== undefined && { hint: t(hint) }),
    ...(problem && { error: say(problem) }),
  }
  const write = (text: string) => editor.set(path, text === '' ? undefined : text)
  switch (control.kind) {
    case 'choice':
      return (
        <Select
          {...texts}
          placeholder={t('brandStudio.asKit')}
          options={control.options.map(({ value: one, label: name }) => ({
            value: one,
            label: name ? t(name) : one,
          }))}
          value={shown}
          onChange={(event) => write(event.target.value)}
        />
      )
    case 'number':
      return (
        <TextField
          {...texts}
          inputMode="numeric"
          value={shown}
          onChange={({ target }) =>
            // Anything but digits stays as it was typed, and is an error that says so.
            editor.set(path, /^\d+$/.test(target.value) ? Number(target.value) : target.value || undefined)
          }
        />
      )
    case 'list':
      return <ListField {...{ control, editor, texts }} />
    case 'text':
      return (
        <>
          <TextField
            {...texts}
            {...toDirection(shown)}
            value={shown}
            onChange={(event) => write(event.target.value)}
          />
          {control.upload && onFile && (
            <BrandUpload {...{ path, label, editor, onFile }} kind={control.upload} />
          )}
        </>
      )
    case 'color':
      return (
        <div className="brand-studio-color">
          <input
            type="color"
            className="brand-studio-swatch"
            aria-label={t('brandStudio.color.choose', { label })}
            aria-describedby={id}
            value={/^#[\da-f]{6}$/i.test(shown) ? shown.toLowerCase() : '#808080'}
            data-ol-unset={shown === '' || undefined}
            onChange={(event) => write(event.target.value)}
          />
          <div className="brand-studio-grow">
            <TextField
              {...texts}
              spellCheck={false}
              {...toDirection(shown)}
              placeholder={t('brandStudio.asKit')}
              value={shown}
              onChange={(event) => write(event.target.value.trim())}
            />
            <div id={id}>
              <Repairs control={control} editor={editor} chosen={shown} />
            </div>
          </div>
        </div>
      )
  }
}

/** An address keeps its slash in front, also in a language from right to left. */
function toDirection(text: string): { dir?: 'auto' } {
  return text === '' ? {} : { dir: 'auto' }
}

type ListFieldProps = {
  control: BrandControlValue & { kind: 'list' }
  editor: BrandEditor
  texts: { label: string; hint?: string; error?: string }
}

/** A list as a person writes it, with commas; an entry that is no number stays as it was typed, and is an error that says so. */
function ListField({ control: { path, of }, editor, texts }: ListFieldProps): ReactNode {
  const [typed, setTyped] = useState('')
  const value = editor.get(path)
  const shown = Array.isArray(value) ? value.join(', ') : ''
  const read = (text: string) => {
    const entries = text.split(/[\s,;]+/).filter(Boolean)
    return of === 'texts' ? entries : entries.map((entry) => (/^\d+$/.test(entry) ? Number(entry) : entry))
  }
  return (
    <TextField
      {...texts}
      value={read(typed).join(', ') === shown ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value)
        const entries = read(target.value)
        editor.set(path, entries.length > 0 ? entries : undefined)
      }}
    />
  )
}

/** A chosen colour that cannot be read, beside the one that people see. */
function Repairs({ control, editor, chosen }: BrandControlProps & { chosen: string }): ReactNode {
  const t = useStudioWords()
  const [, place, token] = control.path
  const scheme = place === 'dark' ? 'dark' : 'light'
  const repair = editor.repairs.find((one) => one.scheme === scheme && one.token === token)
  if (repair === undefined || chosen === '') return null
  return (
    <p className="ol-Note brand-studio-repair">
      <span className="brand-studio-dot" style={{ background: chosen }} aria-hidden="true" />
      <span className="brand-studio-dot" style={{ background: repair.shown }} aria-hidden="true" />
      {t('brandStudio.color.repair', {
        ...{ chosen, ratio: repair.ratio, required: repair.required, shown: repair.shown },
        against: getLabel(repair.against, t),
      })}
    </p>
  )
}

/** The name of a colour as the studio says it; a colour that the kit works out has its token's. */
function getLabel(token: string, t: StudioWord): string {
  const controls = brandSections.flatMap(({ groups }) => groups.flatMap((group) => group.controls))
  const label = controls.find(({ path }) => path.at(-1) === token)?.label
  return label ? t(label) : token
}
