import { type ReactNode, useMemo, useState } from 'react'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { Alert } from '../ui/Alert.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Meter } from '../ui/Meter.tsx'
import { MoneyField } from '../ui/MoneyField.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'

const methods = [
  { value: 'bank', label: 'Bank account', icon: 'bank' },
  { value: 'mobile-money', label: 'Mobile money', icon: 'phone' },
] as const

/** A partner's JSON on one side, what becomes of it on the other, with everything that was left out or repaired. */
export function ThemePlayground({ json }: { json: string }): ReactNode {
  const [text, setText] = useState(json)
  const parsed = useMemo(() => readJson(text), [text])
  const theme = useMemo(() => (parsed === undefined ? null : createTheme(parsed)), [parsed])
  return (
    <div className="theme-playground">
      <label className="theme-playground-input">
        Theme as JSON
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={16}
          spellCheck={false}
        />
      </label>
      <div className="theme-playground-findings" role="status">
        {theme === null && <p>This is not JSON yet. The widgets keep their last look.</p>}
        {theme?.rejected.map(({ path, problem }) => (
          <p key={path}>
            <code>{path}</code> was left out: {problem}
          </p>
        ))}
        {theme?.issues.map(({ scheme, token, ratio, required, repaired }) => (
          <p key={`${scheme} ${token}`}>
            <code>{token}</code>, {scheme}: {ratio}:1 instead of {required}:1,{' '}
            {repaired ? 'repaired' : 'left as you set it'}
          </p>
        ))}
        {theme?.rejected.length === 0 && theme.issues.length === 0 && <p>Everything was taken as it is.</p>}
      </div>
      <div className="theme-playground-looks">
        {(['light', 'dark'] as const).map((scheme) => (
          <LendingRoot key={scheme} scheme={scheme} {...(theme && { theme })}>
            <div className="theme-playground-look">
              <Specimen title={scheme === 'light' ? 'Withdraw money, light' : 'Withdraw money, dark'} />
            </div>
          </LendingRoot>
        ))}
      </div>
    </div>
  )
}

function Specimen({ title }: { title: string }): ReactNode {
  const [method, setMethod] = useState<'bank' | 'mobile-money'>('bank')
  return (
    <Card
      part="Card"
      title={title}
      headingLevel={3}
      aside={
        <Badge tone="success" icon="check">
          Active
        </Badge>
      }
    >
      <Meter label="Drawn" valueText="25% drawn" ratio={0.25} />
      <RadioCards legend="Send to" value={method} options={methods} onChange={setMethod} />
      <MoneyField label="Amount" currency="NGN" hint="Up to ₦1,250,000.00" />
      <Alert tone="warning" title="Check before you send">
        Money that has been sent cannot be called back.
      </Alert>
      <div className="ol-Buttons">
        <Button variant="primary">Review</Button>
        <Button variant="quiet">Cancel</Button>
      </div>
    </Card>
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Half-typed JSON is what typing looks like.
    return undefined
  }
}
