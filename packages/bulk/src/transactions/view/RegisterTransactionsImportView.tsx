'use client'
import type { TransactionImport } from '../TransactionImport.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BatchView } from '../../batches/view/BatchView.tsx'
import { ChooseSheet } from '../../sheets/view/ChooseSheet.tsx'
import {
  Alert,
  Button,
  Card,
  defineChunk,
  downloadIcon,
  LazyChunk,
  LiveRegion,
  Skeleton,
  useCopy,
  useParts,
} from '@onlend/widgets/internal'
import { transactionImport as words } from './transactionImport.words.ts'

/** A file to try the import with, made when it is asked for. */
export type ImportSample = { label: string; make: () => Promise<File> }

type RegisterTransactionsImportViewProps = {
  imported: TransactionImport
  /** ISO code of amounts that name none. */
  currency: string | null
  /** Saves a template to fill in. */
  onTemplate: () => void
  samples?: readonly ImportSample[] | undefined
  hideTitle?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

const chunks = {
  steps: defineChunk(() => import('./ImportSteps.tsx'), 'ImportSteps'),
  startOver: defineChunk(() => import('./StartOverDialog.tsx'), 'StartOverDialog'),
}

/** Draws an import of transactions where it stands: the choice of a file, its columns, its rows, the review, and what is sent. */
export function RegisterTransactionsImportView(props: RegisterTransactionsImportViewProps): ReactNode {
  const { imported, currency, onTemplate, samples = [], hideTitle = false, headingLevel = 2 } = props
  const t = useCopy(words)
  const parts = useParts()
  const [hasWork, setHasWork] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { step, busy, file } = imported
  useEffect(() => {
    // While the file is read there is time for what comes next.
    if (busy) chunks.steps.load().catch(() => {})
  }, [busy])
  const startOver = () => {
    setIsAsking(false)
    setHasWork(false)
    imported.startOver()
  }
  const draw = () => {
    if (step === 'choose') return <ChooseFile {...{ imported, onTemplate, samples }} />
    if (step === 'batch')
      return imported.progress ? (
        <BatchView
          progress={imported.progress}
          currency={currency}
          takeFocus={imported.progress.isHandingOver}
        />
      ) : (
        <StepSkeleton />
      )
    return (
      <LazyChunk chunk={chunks.steps} fallback={<StepSkeleton />}>
        {(ImportSteps) => (
          <ImportSteps
            imported={imported}
            currency={currency}
            onWork={() => setHasWork(true)}
            onStartOver={() => (hasWork ? setIsAsking(true) : startOver())}
          />
        )}
      </LazyChunk>
    )
  }
  return (
    <Card
      part="RegisterTransactionsImport"
      title={t('import.title')}
      hideTitle={hideTitle}
      headingLevel={headingLevel}
      busy={busy !== null}
      state={step}
    >
      <div {...parts('TransactionImport')}>{draw()}</div>
      {isAsking && file !== null && (
        <LazyChunk chunk={chunks.startOver} fallback={null}>
          {(StartOverDialog) => <StartOverDialog onStartOver={startOver} onKeep={() => setIsAsking(false)} />}
        </LazyChunk>
      )}
    </Card>
  )
}

type ChooseFileProps = Pick<RegisterTransactionsImportViewProps, 'imported' | 'onTemplate'> & {
  samples: readonly ImportSample[]
}

function ChooseFile({ imported, onTemplate, samples }: ChooseFileProps): ReactNode {
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
  const take = async ({ label, make }: ImportSample) => {
    setMaking(label)
    setHasFailed(false)
    try {
      const file = await make()
      if (!isGone.current) imported.choose(file)
    } catch {
      setHasFailed(true)
    }
    setMaking(null)
  }
  return (
    <>
      {imported.kept && (
        <Alert
          part="TransactionImport.kept"
          tone="info"
          title={t('import.kept', { file: imported.kept.name || t('import.kept.pasted') })}
          actions={
            <>
              <Button part="TransactionImport.restore" variant="primary" onClick={imported.kept.restore}>
                {t('import.kept.goOn')}
              </Button>
              <Button part="TransactionImport.forget" onClick={imported.kept.forget}>
                {t('import.kept.forget')}
              </Button>
            </>
          }
        />
      )}
      <ChooseSheet
        label={t('import.choose')}
        share={imported.busy?.share ?? null}
        error={imported.fileError}
        onChoose={imported.choose}
        actions={
          <>
            <Button
              part="TransactionImport.template"
              variant="quiet"
              icon={downloadIcon}
              onClick={onTemplate}
            >
              {t('import.template')}
            </Button>
            {samples.map((sample) => (
              <Button
                key={sample.label}
                part="TransactionImport.sample"
                variant="quiet"
                busy={making === sample.label}
                onClick={() => void take(sample)}
              >
                {sample.label}
              </Button>
            ))}
          </>
        }
      />
      <LiveRegion>{hasFailed && t('import.sampleFailed')}</LiveRegion>
    </>
  )
}

/** About as tall as a step. */
function StepSkeleton(): ReactNode {
  return (
    <div className="ol-TransactionImport-step" aria-hidden="true">
      <Skeleton size="long" />
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} size="control" />
      ))}
    </div>
  )
}
