'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { shareIcon } from '../ui/icons.ts'
import { TextField } from '../ui/TextField.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { creditAssessmentShare } from './creditAssessmentShare.words.ts'
import { submitCreditAssessment } from './submitCreditAssessment.words.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'

type AssessmentShareProps = { shareUrl: NonNullable<SubmitCreditAssessmentViewProps['shareUrl']> }

/** Brings in a colleague: opens the dialog with the address of this page. */
export function AssessmentShare({ shareUrl }: AssessmentShareProps): ReactNode {
  const t = useCopy(submitCreditAssessment)
  const parts = useParts()
  const [address, setAddress] = useState<string | null>(null)
  return (
    <div {...parts('Assessment.share')}>
      <Button
        variant="quiet"
        icon={shareIcon}
        part="Assessment.ask"
        aria-haspopup="dialog"
        onClick={() => setAddress(typeof shareUrl === 'function' ? shareUrl() : shareUrl)}
      >
        {t('creditAssessment.share')}
      </Button>
      {address !== null && <ShareDialog address={address} onClose={() => setAddress(null)} />}
    </div>
  )
}

/** What a colleague will see, and the address to send them. It holds no secret: they sign in themselves. */
function ShareDialog({ address, onClose }: { address: string; onClose: () => void }): ReactNode {
  const t = useCopy(creditAssessmentShare)
  const say = useCopy(everyWidget)
  const canShare = useIsHydrated() && typeof navigator.share === 'function'
  const share = () => {
    // Closing the share sheet rejects; there is nothing to do about it.
    navigator.share({ url: address }).catch(() => undefined)
  }
  return (
    <Dialog
      part="Assessment.shareDialog"
      title={t('creditAssessment.share.title')}
      description={t('creditAssessment.share.text')}
      onClose={onClose}
      closeLabel={say('common.close')}
    >
      <div className="ol-Assessment-sees">
        <p className="ol-Assessment-seesTitle">{t('creditAssessment.share.sees')}</p>
        <ul className="ol-Assessment-seesList">
          {(['files', 'figures', 'send'] as const).map((key) => (
            <li key={key}>{t(`creditAssessment.share.${key}`)}</li>
          ))}
        </ul>
      </div>
      <TextField
        label={t('creditAssessment.share.address')}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="ol-Buttons">
        <CopyButton text={address} label={t('creditAssessment.share.copy')} />
        {canShare && (
          <Button variant="quiet" icon={shareIcon} part="Assessment.nativeShare" onClick={share}>
            {t('creditAssessment.share.native')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
