'use client'
import type { ReactNode } from 'react'
import { Button, Dialog } from '@onlend/widgets/internal'

type StartOverDialogProps = {
  words: { title: string; text: string; keep: string; startOver: string }
  onStartOver: () => void
  onKeep: () => void
}

/** Asks before `startOver` drops the work of a person on a file. */
export function StartOverDialog({ words, onStartOver, onKeep }: StartOverDialogProps): ReactNode {
  return (
    <Dialog
      part="SheetImport.startOverDialog"
      role="alertdialog"
      title={words.title}
      description={words.text}
      onClose={onKeep}
    >
      <div className="ol-Dialog-actions">
        <Button variant="primary" part="SheetImport.keep" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button part="SheetImport.startOver" onClick={onStartOver}>
          {words.startOver}
        </Button>
      </div>
    </Dialog>
  )
}
