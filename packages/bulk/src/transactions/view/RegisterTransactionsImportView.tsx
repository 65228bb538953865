'use client'
import type { TransactionImport } from '../TransactionImport.ts'
import { type ReactNode, useState } from 'react'
import { BatchCard } from '../../batches/view/BatchCard.tsx'
import { ChooseSheet, type FileSample } from '../../sheets/view/ChooseSheet.tsx'
import { ToolButton, defineChunk, downloadIcon, LazyChunk, useCopy } from '@onlend/widgets/internal'
import { transactionImport as words } from './transactionImport.words.ts'

type RegisterTransactionsImportViewProps = {
  imported: TransactionImport
  /** ISO code of amounts that name none. */
  currency: string | null
  /** Saves a template to fill in. */
  onTemplate: () => void
  samples?: readonly FileSample[] | undefined
  hideTitle?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

const chunks = {
  steps: defineChunk(() => import('./ImportSteps.tsx'), 'ImportSteps'),
  startOver: defineChunk(() => import('../../sheets/view/StartOverDialog.tsx'), 'StartOverDialog'),
}

/** Renders the current step of an import of transactions: the choice of a file, its columns, its rows, the review, or the sending. */
export function RegisterTransactionsImportView(props: RegisterTransactionsImportViewProps): ReactNode {
  const { imported, currency, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const [hasWork, setHasWork] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { step, busy, file, progress } = imported
  const startOver = () => {
    setIsAsking(false)
    setHasWork(false)
    imported.startOver()
  }
  const draw = (skeleton: ReactNode) => {
    if (step === 'choose') return <ChooseFile {...props} />
    return (
      <LazyChunk chunk={chunks.steps} fallback={skeleton}>
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
    <BatchCard
      part="RegisterTransactionsImport"
      title={t('import.title')}
      isBusy={busy !== null}
      loadSteps={chunks.steps.load}
      {...{ step, progress, currency, hideTitle, headingLevel, draw }}
    >
      {isAsking && file !== null && (
        <LazyChunk chunk={chunks.startOver} fallback={null}>
          {(StartOverDialog) => (
            <StartOverDialog
              words={{
                title: t('import.startOver.title'),
                text: t('import.startOver.text'),
                keep: t('import.startOver.keep'),
                startOver: t('import.startOver'),
              }}
              onStartOver={startOver}
              onKeep={() => setIsAsking(false)}
            />
          )}
        </LazyChunk>
      )}
    </BatchCard>
  )
}

function ChooseFile({ imported, onTemplate, samples }: RegisterTransactionsImportViewProps): ReactNode {
  const t = useCopy(words)
  const { kept, busy, fileError, choose } = imported
  return (
    <ChooseSheet
      label={t('import.choose')}
      share={busy?.share ?? null}
      error={fileError}
      kept={kept}
      onChoose={choose}
      samples={samples}
      actions={
        <ToolButton
          action="download"
          part="TransactionImport.template"
          icon={downloadIcon}
          onClick={onTemplate}
        >
          {t('import.template')}
        </ToolButton>
      }
    />
  )
}
