import { type ReactNode, useState } from 'react'
import { CreditLimitCard } from '../../credit-limit-card/CreditLimitCard.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { bankIcon, phoneIcon } from '../../ui/icons.ts'

const methods = [
  { value: 'bank', label: 'Bank account', icon: bankIcon },
  { value: 'mobile-money', label: 'Mobile money', icon: phoneIcon },
] as const

/** A widget with its data, and the parts that a brand shows itself in most. */
export function ThemeSpecimen({ scheme }: { scheme: 'light' | 'dark' }): ReactNode {
  const [method, setMethod] = useState<'bank' | 'mobile-money'>('bank')
  return (
    <>
      <CreditLimitCard headingLevel={3} onRequestDrawdown={() => {}} />
      <Card
        part="Card"
        title={`Withdraw money, ${scheme}`}
        headingLevel={3}
        aside={
          <Badge tone="success" icon="check">
            Active
          </Badge>
        }
      >
        <RadioCards legend="Withdraw to" value={method} options={methods} onChange={setMethod} />
        <MoneyField label="Amount" currency="NGN" hint="Up to ₦1,250,000.00" />
        <TextField label="Account number" error="Enter the ten digits of the account" defaultValue="01234" />
        <Alert tone="warning" title="Check before you withdraw">
          Money that has been sent cannot be called back.
        </Alert>
        <div className="ol-Buttons">
          <Button variant="primary">Review</Button>
          <Button>Save</Button>
          <Button variant="quiet">Cancel</Button>
        </div>
      </Card>
    </>
  )
}
