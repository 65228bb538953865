import { type ReactNode, useState } from 'react'
import { LendingRoot } from '../../src/root/LendingRoot.tsx'
import { createTheme } from '../../src/theme/createTheme.ts'
import { Button } from '../../src/ui/Button.tsx'
import { CopyButton } from '../../src/ui/CopyButton.tsx'
import { themeIssueText } from '../../src/theme/themeIssueText.ts'
import { CreditLimitCard } from '../../src/credit-limit-card/CreditLimitCard.tsx'
import { Alert } from '../../src/ui/Alert.tsx'
import { Badge } from '../../src/ui/Badge.tsx'
import { Card } from '../../src/ui/Card.tsx'
import { MoneyField } from '../../src/ui/MoneyField.tsx'
import { RadioCards } from '../../src/ui/RadioCards.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { bankIcon, phoneIcon } from '../../src/ui/icons.ts'
import { ThemeSwatches } from './ThemeSwatches.tsx'

export type ThemePlaygroundProps = {
  /** What stands in the editor at first. */
  json: string
  /** Themes to begin from, as JSON by name. */
  presets: Readonly<Record<string, string>>
  /** Lets every story of the showroom wear what the editor holds. */
  onWear: (json: string) => void
  /** Gives every story its own look back. */
  onTakeOff: () => void
}

const schemes = ['light', 'dark'] as const

// Two of one widget on a page need names of their own.
const messages = { en: { 'creditLimit.title': 'Credit limit, in the dark' } } as const

/** A partner's JSON on one side, what becomes of it on the other, with everything that was left out or repaired. */
export function ThemePlayground({ json, presets, onWear, onTakeOff }: ThemePlaygroundProps): ReactNode {
  const [text, setText] = useState(json)
  const [theme, setTheme] = useState(() => createTheme(readJson(json)))
  const parsed = readJson(text)
  const edit = (next: string) => {
    setText(next)
    const read = readJson(next)
    // Half-typed JSON is what typing looks like: the widgets keep their last look.
    if (read !== undefined) setTheme(createTheme(read))
  }

  return (
    <div className="theme-playground">
      <section className="theme-playground-editor" aria-label="Editor">
        <div className="theme-playground-tools">
          {Object.entries(presets).map(([name, preset]) => (
            <Button key={name} variant="quiet" onClick={() => edit(preset)}>
              {name}
            </Button>
          ))}
        </div>
        <label className="theme-playground-input">
          Theme as JSON
          <textarea
            value={text}
            onChange={(event) => edit(event.target.value)}
            rows={18}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
          />
        </label>
        <div className="theme-playground-tools">
          <Button variant="primary" onClick={() => parsed !== undefined && onWear(text)}>
            Wear it in every story
          </Button>
          <Button onClick={onTakeOff}>Take it off</Button>
          <Button
            variant="quiet"
            onClick={() => parsed !== undefined && edit(JSON.stringify(parsed, null, 2))}
          >
            Tidy up
          </Button>
          <CopyButton text={text} label="Copy JSON" />
        </div>
      </section>
      <section className="theme-playground-report" aria-label="What became of it">
        <ThemeFindings theme={theme} isJson={parsed !== undefined} />
        <ThemeSwatches theme={theme} />
      </section>
      <div className="theme-playground-looks">
        {schemes.map((scheme) => (
          <LendingRoot key={scheme} scheme={scheme} theme={theme} {...(scheme === 'dark' && { messages })}>
            <div className="theme-playground-look">
              <ThemeSpecimen scheme={scheme} />
            </div>
          </LendingRoot>
        ))}
      </div>
    </div>
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type ThemeFindingsProps = { theme: ReturnType<typeof createTheme>; isJson: boolean }

/** What was left out of a theme and what was repaired, in the words that a partner's settings page would use. */
function ThemeFindings({ theme, isJson }: ThemeFindingsProps): ReactNode {
  const findings = [...theme.rejected, ...theme.issues].map((issue) => themeIssueText(issue))
  return (
    <div role="status" className="theme-playground-findings">
      {!isJson && <p>This is not JSON yet. The widgets keep their last look.</p>}
      {isJson && findings.length === 0 && <p>Everything was taken as it is.</p>}
      {isJson && findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const methods = [
  { value: 'bank', label: 'Bank account', icon: bankIcon },
  { value: 'mobile-money', label: 'Mobile money', icon: phoneIcon },
] as const

/** A widget with its data, and the parts that a brand shows itself in most. */
function ThemeSpecimen({ scheme }: { scheme: 'light' | 'dark' }): ReactNode {
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
        <MoneyField label="Amount" currency="NGN" hint="Up to ₦1,250,000" />
        <TextField label="Account number" error="Enter the ten digits of the account" defaultValue="01234" />
        <Alert tone="warning" title="Check before you withdraw">
          Money that has been sent cannot be called back.
        </Alert>
        <div className="ol-Buttons">
          <Button variant="primary">Check</Button>
          <Button>Save</Button>
          <Button variant="quiet">Cancel</Button>
        </div>
      </Card>
    </>
  )
}
