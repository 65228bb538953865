'use client'
import type { TransactionImport } from '../TransactionImport.ts'
import type { ReactNode } from 'react'
import { Button, Steps, useCopy, useParts } from '@onlend/widgets/internal'
import { ImportLayoutStep } from './ImportLayoutStep.tsx'
import { ImportReviewStep } from './ImportReviewStep.tsx'
import { ImportRowsStep } from './ImportRowsStep.tsx'
import { transactionImport } from './transactionImport.words.ts'
import { transactionImportSteps as words } from './transactionImportSteps.words.ts'

/** The props that all steps of an import share. */
export type ImportStepProps = {
  imported: TransactionImport
  currency: string | null
  /** Called when the person has made changes that could be lost. */
  onWork: () => void
}

type ImportStepsProps = ImportStepProps & { onStartOver: () => void }

const steps: readonly ('choose' | 'layout' | 'rows' | 'review')[] = ['choose', 'layout', 'rows', 'review']

/** The steps between the choice of a file and its sending. */
export function ImportSteps({ onStartOver, ...props }: ImportStepsProps): ReactNode {
  const { step, goTo } = props.imported
  const t = useCopy(words)
  const say = useCopy(transactionImport)
  const parts = useParts()
  const go = (index: number) => {
    const to = steps[index]
    if (to === 'choose') onStartOver()
    else if (to) goTo(to)
  }
  return (
    <div {...parts('SheetImport.step')} data-ol-step={step}>
      <Steps
        steps={steps.map((key) => ({ key, label: t(`import.step.${key}`) }))}
        current={step === 'batch' ? steps.length : steps.indexOf(step)}
        onGo={go}
      />
      {step === 'layout' && <ImportLayoutStep {...props} />}
      {step === 'rows' && <ImportRowsStep {...props} />}
      {step === 'review' && <ImportReviewStep {...props} />}
      <Button part="TransactionImport.askStartOver" variant="quiet" icon="refresh" onClick={onStartOver}>
        {say('import.startOver')}
      </Button>
    </div>
  )
}
