'use client'
import type { ImportIssue, TransactionFieldName } from '../TransactionImport.ts'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect as useBrowserLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  Alert,
  Button,
  downloadIcon,
  downloadText,
  FileField,
  LiveRegion,
  ProgressBar,
  uploadIcon,
  useCopy,
  useParts,
  watchSize,
} from '@onlend/widgets/internal'
import { sheetImport } from '../../sheets/view/sheetImport.words.ts'
import { SheetPager } from '../../sheets/view/SheetPager.tsx'
import { ImportCards } from './ImportCards.tsx'
import { ImportDecisions } from './ImportDecisions.tsx'
import { ImportFilters } from './ImportFilters.tsx'
import { ImportGrid } from './ImportGrid.tsx'
import type { ImportStepProps } from './ImportSteps.tsx'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'
import { issueText } from './issueText.ts'
import { transactionImportRows as words } from './transactionImportRows.words.ts'
import { transactionImportSteps } from './transactionImportSteps.words.ts'

const pageSize = 50

/** The rows of a file, errors first, for correction in place: a grid where there is room, else one card a row. */
export function ImportRowsStep({ imported, onWork }: ImportStepProps): ReactNode {
  const { columns, totals, busy, rows, first, total, fileError } = imported
  const t = useCopy(words)
  const say = useCopy(transactionImportSteps)
  const describeError = useCopy(sheetImport)
  const parts = useParts()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const hasColumns = useHasColumns(box)
  const fields = useMemo(
    () => columns.flatMap(({ field }): TransactionFieldName[] => (field === null ? [] : [field])),
    [columns],
  )
  const canGoOn = totals.amounts.length > 0 && busy === null
  const left = totals.errors > 0 ? t('import.left', { count: totals.errors }) : t('import.allGood')
  const change = {
    edit: (...edited: Parameters<typeof imported.edit>) => {
      onWork()
      imported.edit(...edited)
    },
    leaveOut: (...taken: Parameters<typeof imported.leaveOut>) => {
      onWork()
      imported.leaveOut(...taken)
    },
  }
  return (
    <div ref={box} {...parts('ImportRows')}>
      <StepTitle>{left}</StepTitle>
      <div {...parts('ImportRows.busy')}>
        {busy && (
          <>
            <p className="ol-Note" id={id}>
              {t('import.checking')}
            </p>
            <ProgressBar labelledBy={id} valueText={t('import.checking')} ratio={busy.share} />
          </>
        )}
      </div>
      <ImportDecisions imported={imported} onWork={onWork} />
      <ImportFilters imported={imported} />
      {rows.length === 0 ? (
        <p className="ol-Note">{t('import.noRows')}</p>
      ) : hasColumns ? (
        <ImportGrid rows={rows} start={first} total={total} fields={fields} {...change} />
      ) : (
        <ImportCards rows={rows} fields={fields} {...change} />
      )}
      <div {...parts('ImportRows.below')}>
        <Button
          part="ImportRows.sortAgain"
          variant="quiet"
          icon="refresh"
          onClick={() => imported.setFilter({})}
        >
          {t('import.sortAgain')}
        </Button>
        <SheetPager
          start={first}
          pageSize={pageSize}
          total={total}
          onTurn={(next) => imported.show(next, pageSize)}
        />
      </div>
      <div {...parts('ImportRows.files')}>
        <Button
          part="ImportRows.downloadFaulty"
          icon={downloadIcon}
          aria-disabled={totals.errors === 0 || undefined}
          onClick={async () => {
            if (totals.errors === 0) return
            const describeIssue = (issue: ImportIssue) => issueText(issue, t)
            downloadText(
              'corrections.csv',
              await imported.writeFaulty(describeIssue, t('import.faultyHeading')),
            )
          }}
        >
          {t('import.downloadFaulty')}
        </Button>
        <FileField
          part="ImportRows.bringBack"
          label={<span className="ol-VisuallyHidden">{t('import.bringBack')}</span>}
          accept=".csv,.tsv,.txt,.xlsx"
          pickIcon={uploadIcon}
          pickLabel={t('import.bringBack')}
          onPick={([file]) => {
            if (!file) return
            onWork()
            imported.bringBack(file)
          }}
        />
      </div>
      {fileError && <Alert tone="danger" role="alert" title={describeError(`sheet.error.${fileError}`)} />}
      <div {...parts('SheetImport.buttons')}>
        <Button
          variant="primary"
          part="TransactionImport.review"
          busy={busy !== null}
          aria-disabled={!canGoOn || undefined}
          onClick={() => canGoOn && imported.goTo('review')}
        >
          {say('import.review')}
        </Button>
        <Button part="TransactionImport.backToLayout" onClick={() => imported.goTo('layout')}>
          {say('import.back')}
        </Button>
      </div>
      <LiveRegion>{busy ? t('import.checking') : left}</LiveRegion>
    </div>
  )
}

// React warns about layout effects on a server, where there is nothing to measure.
const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** The width from which tables of the kit have columns, in pixels at the usual text size. */
const room = 44 * 16

/** Whether there is room for columns; measured before the first paint. */
function useHasColumns(box: RefObject<HTMLElement | null>): boolean {
  const [hasColumns, setHasColumns] = useState(true)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const decide = () => setHasColumns(element.clientWidth >= room)
    decide()
    return watchSize(element, decide)
  }, [box])
  return hasColumns
}
