'use client'
import type { ReactNode } from 'react'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { Alert } from '../ui/Alert.tsx'
import { Card } from '../ui/Card.tsx'
import { useCopy } from '../words/useCopy.ts'
import { createBusinessPages as words } from './createBusinessPages.words.ts'

/** Instead of the form, where trying would be refused. */
export function DeniedBusiness({ title, frame }: { title: string; frame: ViewFrame }): ReactNode {
  const t = useCopy(words)
  return (
    <Card
      part="CreateBusinessForm"
      title={title}
      hideTitle={frame.hideTitle}
      headingLevel={frame.headingLevel}
      state="denied"
    >
      <Alert tone="info" title={t('createBusiness.denied.title')}>
        <p className="ol-Text">{t('createBusiness.denied.text')}</p>
      </Alert>
    </Card>
  )
}
