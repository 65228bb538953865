'use client'
import type { ReactNode } from 'react'
import { creditAssessmentShare as words } from './creditAssessmentShare.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { shareIcon } from '../ui/icons.ts'

type ShareDialogProps = { address: string; onClose: () => void }

/** What a colleague will see, and the address to send them. It holds no secret: they sign in themselves. */
export function ShareDialog({ address, onClose }: ShareDialogProps): ReactNode {
  const t = useCopy(words)
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
