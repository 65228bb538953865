'use client'
import type { FieldRule, FieldRules } from '@onlend/hooks/forms'
import { useContext, useMemo } from 'react'
import { TenantContext } from './TenantContext.ts'

const none: FieldRules = {}

/**
 * The rules for the fields of a form, such as `RegisterCustomerForm`: the tenant's, and over them, rule by rule, the widget's own.
 *
 * @example
 * const rules = useFieldRules('RegisterCustomerForm', { email: { required: true } })
 */
export function useFieldRules(form: string, own: FieldRules = none): FieldRules {
  const fields = useContext(TenantContext)?.config?.fields
  return useMemo(() => {
    const merged: Record<string, FieldRule> = {}
    for (const [name, rule] of Object.entries(fields ?? {})) {
      // The cast drops `undefined`, which JSON does not have.
      if (name.startsWith(`${form}.`)) merged[name.slice(form.length + 1)] = rule as FieldRule
    }
    for (const [name, rule] of Object.entries(own)) merged[name] = { ...merged[name], ...rule }
    return merged
  }, [fields, form, own])
}
