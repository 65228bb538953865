import { Button, Checkbox, Select, TextField } from '@onlend/widgets'
import { type ReactNode, useState } from 'react'
import { isRecord } from '../isRecord.ts'
import type { BrandEditor } from './useBrandEditor.ts'
import { useStudioWords } from './useStudioWords.ts'

/** The widgets that a brand may switch off, and those of them that are forms. */
const widgets = [
  'WithdrawForm',
  'RequestDrawdownForm',
  'RegisterCustomerForm',
  'RegisterTransactionsForm',
  'ReconcileRepaymentsForm',
  'CreateBusinessForm',
  'SubmitCreditAssessmentForm',
  'CreditLimitCard',
  'CreditUsageChart',
  'ActiveDrawdownCard',
  'LockboxAccountCard',
  'RepaymentInstructions',
  'CustomersTable',
  'FinancingsTable',
  'OperationHistory',
] as const

/** Fields that brands hide or require most; any other field can be named. */
const commonFields: Readonly<Record<string, readonly string[]>> = {
  WithdrawForm: ['narration'],
  RequestDrawdownForm: ['reason'],
  RegisterCustomerForm: ['bvn', 'nin', 'email', 'next_of_kin'],
  CreateBusinessForm: ['email', 'website'],
  RegisterTransactionsForm: ['narration'],
}

/** The widgets that are switched off, and the fields that are hidden, locked or required. */
export function RulesEditor({ editor }: { editor: BrandEditor }): ReactNode {
  const t = useStudioWords()
  return (
    <div className="ol-Form">
      <fieldset className="brand-studio-group">
        <legend>{t('brandStudio.widgets')}</legend>
        {widgets.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={editor.get(['features', name]) !== false}
            onChange={({ target }) => editor.set(['features', name], target.checked ? undefined : false)}
          />
        ))}
      </fieldset>
      <FieldRules editor={editor} />
    </div>
  )
}

const rules = {
  hidden: 'brandStudio.hidden',
  readOnly: 'brandStudio.readOnly',
  required: 'brandStudio.required',
} as const

function FieldRules({ editor }: { editor: BrandEditor }): ReactNode {
  const t = useStudioWords()
  const forms = widgets.filter((name) => name.endsWith('Form'))
  const [form, setForm] = useState<string>('RegisterCustomerForm')
  const [other, setOther] = useState('')
  const own = editor.get(['fields'])
  const ruled = Object.keys(isRecord(own) ? own : {})
    .filter((name) => name.startsWith(`${form}.`))
    .map((name) => name.slice(form.length + 1))
  const [added, setAdded] = useState<readonly string[]>([])
  const names = [...new Set([...(commonFields[form] ?? []), ...ruled, ...added])]
  return (
    <fieldset className="brand-studio-group">
      <legend>{t('brandStudio.fields')}</legend>
      <Select
        label={t('brandStudio.form')}
        options={forms.map((value) => ({ value, label: value }))}
        value={form}
        onChange={(event) => {
          setForm(event.target.value)
          setAdded([])
        }}
      />
      {names.map((name) => (
        <fieldset key={name} className="brand-studio-field">
          <legend>{name}</legend>
          {Object.entries(rules).map(([rule, label]) => {
            const path = ['fields', `${form}.${name}`, rule]
            return (
              <Checkbox
                key={rule}
                label={t(label)}
                checked={editor.get(path) === true}
                onChange={({ target }) => editor.set(path, target.checked || undefined)}
              />
            )
          })}
        </fieldset>
      ))}
      <div className="brand-studio-word">
        <TextField
          label={t('brandStudio.field')}
          hint={t('brandStudio.field.hint')}
          value={other}
          onChange={(event) => setOther(event.target.value)}
        />
        <Button
          onClick={() => {
            if (other.trim() !== '') setAdded([...added, other.trim()])
            setOther('')
          }}
        >
          {t('brandStudio.add')}
        </Button>
      </div>
    </fieldset>
  )
}
