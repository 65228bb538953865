'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { createBusiness as words } from './createBusiness.words.ts'
import { businessChoiceLabel } from './businessChoiceLabel.ts'
import type { CreateBusinessFieldProps } from './CreateBusinessFields.tsx'

/** So many choices are all on show, and take one tap instead of two. */
const cards = 4

/** The key of a phone's keyboard that leads to the next field, without a tap. */
const next = { enterKeyHint: 'next' } as const

/** One field of the first page, drawn as what it is. */
export function CreateBusinessField({ name, field, form }: CreateBusinessFieldProps): ReactNode {
  const t = useCopy(words)
  switch (name) {
    case 'sameCompanyName':
      return <Checkbox {...field} label={t('createBusiness.sameCompanyName')} />
    case 'industry':
    case 'sector':
    case 'companySize':
    case 'yearsOfOperations': {
      const { readOnly, ...select } = field
      const label = t(`createBusiness.${name}`)
      const options = form.options[name].map((option) => ({
        value: option.value,
        label: businessChoiceLabel(option, t),
      }))
      if (!readOnly && options.length <= cards)
        return (
          <RadioCards
            id={field.id}
            legend={label}
            value={form.getValue(name) || null}
            options={options}
            onChange={(value) => form.set(name, value)}
            error={field.error}
          />
        )
      if (!readOnly)
        return <Select {...select} label={label} placeholder={t('createBusiness.choose')} options={options} />
      const chosen = options.find(({ value }) => value === form.getValue(name))
      // A native choice cannot be locked without dropping out of the form.
      return <TextField id={field.id} label={label} readOnly value={chosen?.label ?? ''} />
    }
    case 'description':
      return (
        <TextArea {...field} label={t('createBusiness.description')} autoCapitalize="sentences" dir="auto" />
      )
    case 'businessName':
    case 'companyName':
      return (
        <TextField
          {...field}
          {...next}
          autoCapitalize="words"
          // In the direction of what is typed.
          dir="auto"
          {...(name === 'businessName' && { autoComplete: 'organization' })}
          label={t(`createBusiness.${name}`)}
          hint={t(`createBusiness.${name}.hint`)}
        />
      )
    case 'taxId':
      return (
        <TextField
          {...field}
          {...next}
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          label={t('createBusiness.taxId')}
        />
      )
    case 'website':
      return (
        <TextField
          {...field}
          {...next}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          label={t('createBusiness.website')}
          hint={t('createBusiness.website.hint')}
        />
      )
    case 'industryOther':
    case 'sectorOther':
    case 'companySizeOther':
    case 'yearsOfOperationsOther':
      return <TextField {...field} label={t(`createBusiness.${name}`)} />
    default:
      return null
  }
}
