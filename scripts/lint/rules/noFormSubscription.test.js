import { ruleTester } from '../ruleTester.js'
import { noFormSubscription } from './noFormSubscription.js'

const at = (code, filename = 'packages/hooks/src/forms/withdraw/useWithdrawForm.ts') => ({
  filename: `/house/${filename}`,
  code,
})

ruleTester.run('no-form-subscription', noFormSubscription, {
  valid: [
    at('const { errors } = useFormState({ control })'),
    at("const amount = useWatch({ control, name: 'amount' })"),
    at('const { control, reset } = useForm()'),
    at('server.watch()', 'apps/host/src/server/main.ts'),
  ],
  invalid: [
    { ...at("const amount = form.watch('amount')"), errors: [{ messageId: 'watch' }] },
    { ...at('const errors = form.formState.errors'), errors: [{ messageId: 'formState' }] },
    { ...at('const { watch, control } = useForm()'), errors: [{ messageId: 'watch' }] },
    { ...at('const { formState } = useFormContext()'), errors: [{ messageId: 'formState' }] },
    { ...at('const { formState: { errors } } = form'), errors: [{ messageId: 'formState' }] },
  ],
})
