'use client'
import type { KeptSheet } from '../draft/useSheetDraft.ts'
import type { PdfQuestion } from '../PdfQuestion.ts'
import type { SheetErrorCode, SheetSource } from '../SheetSource.ts'
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  Alert,
  Button,
  FileField,
  LiveRegion,
  OwnForm,
  ProgressBar,
  TextArea,
  TextField,
  uploadIcon,
  useCopy,
  useFileDrop,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { sheetImport as words } from './sheetImport.words.ts'

/** A file to try a widget with, made on request. */
export type FileSample = { label: string; make: () => Promise<File> }

type ChooseSheetProps = {
  /** The label of the place: names the content of the file. */
  label: ReactNode
  hint?: ReactNode
  /** The `accept` of the native file input. @default tables of text and workbooks */
  accept?: string | undefined
  /** The text that names the accepted formats. @default tables of text and workbooks */
  formats?: ReactNode
  /** The progress of reading a file, from 0 to 1; `null` while no read runs. */
  share: number | null
  /** The reason why the last file could not be read. */
  error: SheetErrorCode | null
  /** The first row at which a statement does not add up. */
  errorRow?: number | null
  /** The question about a chosen PDF that is not open yet. */
  pdf?: PdfQuestion | null
  /** A file that waits on this device, with the work of a person on it. */
  kept?: KeptSheet | null
  onChoose: (source: SheetSource) => void
  /** Beside the button: a template to download. */
  actions?: ReactNode
  /** Sample files, each behind a button. */
  samples?: readonly FileSample[] | undefined
}

const tables = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain'

/** The place to choose, drop or paste a file. Messages have a reserved place, so that the layout does not move. */
export function ChooseSheet(props: ChooseSheetProps): ReactNode {
  const {
    label,
    hint,
    accept = tables,
    formats,
    share,
    error,
    errorRow,
    pdf,
    kept,
    onChoose,
    actions,
    samples = [],
  } = props
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const id = useId()
  const isBusy = share !== null
  const takeFiles = ([file]: readonly File[]) => {
    if (file && !isBusy) onChoose(file)
  }
  const takeText = (pasted: string): boolean => {
    if (isBusy || !isTable(pasted)) return false
    onChoose({ pasted })
    return true
  }
  const { isOver, handlers } = useFileDrop(isBusy ? null : takeFiles)
  usePagePaste(takeText)
  const paste = (event: ClipboardEvent) => {
    handlers.onPaste(event)
    if (!event.defaultPrevented && takeText(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share ?? 0)
  const done = t('sheet.percent', { percent })
  return (
    <div {...parts('ChooseSheet')} {...handlers} onPaste={paste} data-ol-over={isOver || undefined}>
      {kept && (
        <Alert
          part="ChooseSheet.kept"
          tone="info"
          title={t('sheet.kept', { file: kept.name || t('sheet.kept.pasted') })}
          actions={
            <>
              <Button part="ChooseSheet.restore" variant="primary" onClick={kept.restore}>
                {t('sheet.kept.goOn')}
              </Button>
              <Button part="ChooseSheet.forget" onClick={kept.forget}>
                {t('sheet.kept.forget')}
              </Button>
            </>
          }
        />
      )}
      <FileField
        part="ChooseSheet.file"
        label={label}
        hint={hint ?? t('sheet.dropHint')}
        accept={accept}
        pickIcon={uploadIcon}
        pickLabel={t('sheet.pick')}
        full={isBusy}
        onPick={takeFiles}
      />
      {(actions || samples.length > 0) && (
        <div {...parts('ChooseSheet.actions')}>
          {actions}
          <Samples samples={samples} isBusy={isBusy} onChoose={onChoose} />
        </div>
      )}
      <div {...parts('ChooseSheet.state')}>
        {isBusy ? (
          <div {...parts('ChooseSheet.busy')}>
            <p className="ol-ChooseSheet-reading" id={`${id}-reading`}>
              {t('sheet.reading')}
            </p>
            <ProgressBar labelledBy={`${id}-reading`} valueText={done} ratio={share} />
            <p className="ol-Note">{done}</p>
          </div>
        ) : error ? (
          <Alert
            part="ChooseSheet.error"
            tone="danger"
            role="alert"
            title={t(`sheet.error.${error}`, { row: errorRow ?? 1 })}
          />
        ) : pdf ? (
          <OpenPdf key={pdf.fileName} pdf={pdf} />
        ) : (
          <p className="ol-Note">{formats ?? t('sheet.formats')}</p>
        )}
      </div>
      <PasteRows onRead={takeText} isBusy={isBusy} />
      <LiveRegion>{isBusy && t('sheet.reading')}</LiveRegion>
    </div>
  )
}

/** Opens a PDF: the password stays in its field until then. */
function OpenPdf({ pdf }: { pdf: PdfQuestion }): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <OwnForm {...parts('Form', 'ChooseSheet.pdf')} onSubmit={() => pdf.open(field.current?.value ?? '')}>
      <TextField
        ref={field}
        type="password"
        label={t('sheet.pdf.password', { name: pdf.fileName })}
        hint={t('sheet.pdf.hint')}
        error={pdf.problem && t(`sheet.error.${pdf.problem}`)}
        spellCheck={false}
      />
      <p className="ol-Note">{t('sheet.pdf.size')}</p>
      <Button type="submit" variant="primary" part="ChooseSheet.open">
        {t('sheet.pdf.open')}
      </Button>
    </OwnForm>
  )
}

type SamplesProps = Pick<ChooseSheetProps, 'onChoose'> & { samples: readonly FileSample[]; isBusy: boolean }

function Samples({ samples, isBusy, onChoose }: SamplesProps): ReactNode {
  const t = useCopy(words)
  const [making, setMaking] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const take = async ({ label, make }: FileSample) => {
    if (isBusy) return
    setMaking(label)
    setHasFailed(false)
    try {
      const file = await make()
      if (!isGone.current) onChoose(file)
    } catch {
      setHasFailed(true)
    }
    setMaking(null)
  }
  return (
    <>
      {samples.map((sample) => (
        <Button
          key={sample.label}
          part="ChooseSheet.sample"
          variant="quiet"
          busy={making === sample.label}
          onClick={() => void take(sample)}
        >
          {sample.label}
        </Button>
      ))}
      <LiveRegion>{hasFailed && t('sheet.sampleFailed')}</LiveRegion>
    </>
  )
}

type PasteRowsProps = { onRead: (text: string) => boolean; isBusy: boolean }

/** A text field for devices without a clipboard key, and for typed rows. */
function PasteRows({ onRead, isBusy }: PasteRowsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <details {...parts('ChooseSheet.paste')}>
      <summary {...parts('SheetImport.summary')}>{t('sheet.paste')}</summary>
      <div className="ol-ChooseSheet-pasted">
        <TextArea ref={area} label={t('sheet.paste.label')} rows={4} spellCheck={false} />
        <Button busy={isBusy} part="ChooseSheet.read" onClick={() => onRead(area.current?.value ?? '')}>
          {t('sheet.paste.read')}
        </Button>
      </div>
    </details>
  )
}

/** Takes pasted text while no field has the focus; a field of the host's page keeps its paste. */
function usePagePaste(take: (text: string) => boolean): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const listen = (event: globalThis.ClipboardEvent) => {
      if (event.target !== document.body || event.defaultPrevented) return
      if (latest.current(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

/** Whether pasted text is a table: one word is none. */
function isTable(text: string): boolean {
  return /[\t\n\r]/.test(text.trim())
}
