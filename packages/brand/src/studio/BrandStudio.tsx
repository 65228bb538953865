'use client'
import { Alert, Button, Select } from '@onlend/widgets'
import { type ReactNode, useId, useState } from 'react'
import { BrandChanges } from './BrandChanges.tsx'
import { BrandControl } from './BrandControl.tsx'
import { BrandFile } from './BrandFile.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import type { KeepBrandFile } from './BrandUpload.tsx'
import { StudioWords } from './StudioWords.tsx'
import { toLanguageOptions } from './toLanguageOptions.ts'
import { type BrandSection, brandSections } from './brandSections.ts'
import { type PreviewScreenName, previewScreens } from './previewScreens.tsx'
import { RulesEditor } from './RulesEditor.tsx'
import { TermsEditor } from './TermsEditor.tsx'
import { ProblemList } from './ProblemList.tsx'
import { type BrandEditor, type BrandJson, useBrandEditor } from './useBrandEditor.ts'
import { useStudioWords } from './useStudioWords.ts'
import { WordsEditor } from './WordsEditor.tsx'

export type BrandStudioProps = {
  /** A tenant's brand as parsed JSON: the studio begins with it. */
  brand: BrandJson
  /** The brand that people see today, which the studio compares with. @default `brand` */
  published?: BrandJson
  /** The tenant's brand, over which `brand` is laid for a customer partner: where `brand` names nothing, people see it. @default `brand` is a tenant's */
  base?: BrandJson
  /** Keeps the brand. The message of a rejection is shown, and nothing of the work is lost. @default no button */
  onSave?: (brand: BrandJson) => Promise<void>
  /** Keeps the brand and shows it to people, with the message of a rejection like `onSave`. @default no button */
  onPublish?: (brand: BrandJson) => Promise<void>
  /** Keeps a picture or a font from the person's device and returns its address, with the message of a rejection like `onSave`. @default no button */
  onFile?: KeepBrandFile
  /** Rendered above the values, such as what is published. */
  children?: ReactNode
}

/** The parts of the studio by name: lists of plain values, and those with an editor of their own. */
const tabs = [
  ...brandSections.map(({ title }) => title),
  'brandStudio.words',
  'brandStudio.terms',
  'brandStudio.rules',
  'brandStudio.changes',
] as const

/**
 * Makes a white-label brand without code: values on one side, live widgets in every state on the other. Unreadable colours are repaired before
 * one's eyes, and a brand with an error cannot be saved.
 *
 * @example
 * <BrandStudio brand={{ id: 'sahel', name: 'Sahel Crédit', locale: 'fr' }} onSave={async (next) => console.log(next)} />
 */
export function BrandStudio(props: BrandStudioProps): ReactNode {
  return (
    <StudioWords>
      <Studio {...props} />
    </StudioWords>
  )
}

function Studio({
  brand,
  published,
  base,
  onSave,
  onPublish,
  onFile,
  children,
}: BrandStudioProps): ReactNode {
  const t = useStudioWords()
  const editor = useBrandEditor({ brand, published, base })
  const [tab, setTab] = useState<string>('brandStudio.colours')
  const [isNarrowPreview, setIsNarrowPreview] = useState(false)
  const errors = editor.problems.filter(({ severity }) => severity === 'error')
  // Widgets keep the last brand that has no error.
  const [sound, setSound] = useState(editor.whole)
  if (errors.length === 0 && sound !== editor.whole) setSound(editor.whole)
  return (
    <div className="brand-studio" data-ol-view={isNarrowPreview ? 'preview' : 'edit'}>
      <div className="brand-studio-bar">
        <Button variant="quiet" aria-disabled={!editor.undo} onClick={() => editor.undo?.()}>
          {t('brandStudio.undo')}
        </Button>
        <Button variant="quiet" aria-disabled={!editor.redo} onClick={() => editor.redo?.()}>
          {t('brandStudio.redo')}
        </Button>
        <span className="brand-studio-switch">
          <Button aria-pressed={isNarrowPreview} onClick={() => setIsNarrowPreview(!isNarrowPreview)}>
            {t(isNarrowPreview ? 'brandStudio.edit' : 'brandStudio.look')}
          </Button>
        </span>
        {(onSave || onPublish) && <SaveButtons {...{ editor, onSave, onPublish }} errors={errors.length} />}
      </div>
      <div className="brand-studio-edit">
        {children}
        <Select
          label={t('brandStudio.part')}
          options={tabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChange={(event) => setTab(event.target.value)}
        />
        <StudioPart {...{ editor, tab, onFile }} />
        <Problems editor={editor} />
      </div>
      <StudioPreview brand={sound} />
    </div>
  )
}

type StudioPartProps = { editor: BrandEditor; tab: string; onFile: KeepBrandFile | undefined }

function StudioPart({ editor, tab, onFile }: StudioPartProps): ReactNode {
  const section = brandSections.find(({ title }) => title === tab)
  if (section) return <PlainSection {...{ editor, section, onFile }} />
  const { locale: own } = editor.whole
  const locale = typeof own === 'string' ? own : 'en'
  if (tab === 'brandStudio.words') return <WordsEditor {...{ editor, locale }} />
  if (tab === 'brandStudio.terms') return <TermsEditor {...{ editor, locale }} />
  if (tab === 'brandStudio.rules') return <RulesEditor editor={editor} />
  return (
    <div className="ol-Form">
      <BrandChanges editor={editor} />
      <BrandFile editor={editor} />
    </div>
  )
}

type PlainSectionProps = Pick<StudioPartProps, 'editor' | 'onFile'> & { section: BrandSection }

function PlainSection({ editor, section, onFile }: PlainSectionProps): ReactNode {
  const t = useStudioWords()
  return (
    <div className="ol-Form">
      {section.groups.map(({ title, controls }) => (
        <fieldset key={title} className="brand-studio-group">
          <legend>{t(title)}</legend>
          {controls.map((control) => (
            <BrandControl key={control.path.join('.')} {...{ control, editor, onFile }} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type Keep = (brand: BrandJson) => Promise<void>

type SaveButtonsProps = {
  editor: BrandEditor
  errors: number
  onSave: Keep | undefined
  onPublish: Keep | undefined
}

/** Saves and publishes the brand; says why it cannot be saved, and when saving has failed. */
function SaveButtons({ editor, errors, onSave, onPublish }: SaveButtonsProps): ReactNode {
  const t = useStudioWords()
  const [busy, setBusy] = useState<'Save' | 'Publish' | null>(null)
  const [failure, setFailure] = useState('')
  const [kept, setKept] = useState<{ brand: BrandJson; word: string } | null>(null)
  const noteId = useId()
  const keep = async (label: 'Save' | 'Publish', by: Keep) => {
    if (errors > 0 || busy !== null) return
    setBusy(label)
    setFailure('')
    const { brand } = editor
    try {
      await by(brand)
      setKept({ brand, word: t(label === 'Save' ? 'brandStudio.saved' : 'brandStudio.published') })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('brandStudio.saveFailed'))
    }
    setBusy(null)
  }
  const note =
    errors > 0
      ? t('brandStudio.blocked', { count: errors })
      : failure || (kept?.brand === editor.brand ? kept.word : '')
  const toButton = (label: 'Save' | 'Publish', by: Keep) => (
    <Button
      variant={label === 'Publish' || !onPublish ? 'primary' : 'secondary'}
      busy={busy === label}
      aria-disabled={errors > 0 || undefined}
      aria-describedby={noteId}
      onClick={() => void keep(label, by)}
    >
      {t(label === 'Save' ? 'brandStudio.save' : 'brandStudio.publish')}
    </Button>
  )
  return (
    <span className="brand-studio-save">
      <span id={noteId} role="status" className="ol-Note">
        {note}
      </span>
      {onSave && toButton('Save', onSave)}
      {onPublish && toButton('Publish', onPublish)}
    </span>
  )
}

/** Everything that the relay would refuse or the kit would leave out, and what to do. */
function Problems({ editor }: { editor: BrandEditor }): ReactNode {
  const t = useStudioWords()
  const errors = editor.problems.filter(({ severity }) => severity === 'error')
  return (
    <div role="status">
      {errors.length > 0 && (
        <Alert tone="danger" title={t('brandStudio.errors', { count: errors.length })}>
          <ProblemList problems={errors} />
        </Alert>
      )}
    </div>
  )
}

const schemes = [
  { value: 'light', label: 'brandStudio.light' },
  { value: 'dark', label: 'brandStudio.dark' },
] as const
const widths = [
  { value: 'phone', label: 'brandStudio.phoneWidth' },
  { value: 'wide', label: 'brandStudio.wide' },
] as const

/** The live widgets, with the choices of what they show. */
function StudioPreview({ brand }: { brand: BrandJson }): ReactNode {
  const t = useStudioWords()
  const [screen, setScreen] = useState<PreviewScreenName>('home')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [width, setWidth] = useState('phone')
  const [locale, setLocale] = useState(typeof brand.locale === 'string' ? brand.locale : 'en')
  const isScreen = (name: string): name is PreviewScreenName => Object.hasOwn(previewScreens, name)
  return (
    <section className="brand-studio-preview" aria-label={t('brandStudio.preview')}>
      <div className="brand-studio-choices">
        <Select
          label={t('brandStudio.screen')}
          options={Object.entries(previewScreens).map(([value, { title }]) => ({ value, label: t(title) }))}
          value={screen}
          onChange={({ target }) => isScreen(target.value) && setScreen(target.value)}
        />
        <Select
          label={t('brandStudio.scheme')}
          options={schemes.map(({ value, label }) => ({ value, label: t(label) }))}
          value={scheme}
          onChange={({ target }) => setScheme(target.value === 'dark' ? 'dark' : 'light')}
        />
        <Select
          label={t('brandStudio.width')}
          options={widths.map(({ value, label }) => ({ value, label: t(label) }))}
          value={width}
          onChange={({ target }) => setWidth(target.value)}
        />
        <Select
          label={t('brandStudio.language')}
          options={toLanguageOptions(t)}
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        />
      </div>
      <div className="brand-studio-page" data-ol-width={width}>
        <BrandPreview {...{ brand, screen, scheme, locale }} />
      </div>
    </section>
  )
}
