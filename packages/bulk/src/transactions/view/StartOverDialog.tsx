'use client'
import type { ReactNode } from 'react'
import { Button, Dialog, useCopy } from '@onlend/widgets/internal'
import { transactionImport as words } from './transactionImport.words.ts'

type StartOverDialogProps = { onStartOver: () => void; onKeep: () => void }

/** Asks before `startOver` drops the corrections. */
export function StartOverDialog({ onStartOver, onKeep }: StartOverDialogProps): ReactNode {
  const t = useCopy(words)
  return (
    <Dialog
      part="TransactionImport.startOverDialog"
      role="alertdialog"
      title={t('import.startOver.title')}
      description={t('import.startOver.text')}
      onClose={onKeep}
    >
      <div className="ol-Dialog-actions">
        <Button variant="primary" part="TransactionImport.keep" onClick={onKeep}>
          {t('import.startOver.keep')}
        </Button>
        <Button part="TransactionImport.startOver" onClick={onStartOver}>
          {t('import.startOver')}
        </Button>
      </div>
    </Dialog>
  )
}
