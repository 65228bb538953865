import { expect, test } from 'vitest'
import { createBusinessForm } from './create-business/createBusinessForm.ts'
import { registerCustomerForm } from './register-customer/registerCustomerForm.ts'
import { registerTransactionsForm } from './register-transactions/registerTransactionsForm.ts'
import { withdrawForm } from './withdraw/withdrawForm.ts'

const personal = {
  createBusiness: ['phone'],
  registerCustomer: ['idNumber', 'nin', 'dateOfBirth', 'phone', 'motherMaidenName'],
  registerTransactions: ['contactNumber', 'idValue'],
  withdraw: ['accountNumber', 'mobileNumber'],
}

/** The kept fields of each form. The cast: a draft depends on these options of a form alone. */
const findKept = (keeps: boolean): Record<keyof typeof personal, readonly string[]> => ({
  createBusiness: createBusinessForm.toDraft({ keepsPhone: keeps } as never)?.keep ?? [],
  registerCustomer: registerCustomerForm.toDraft({ keepsPersonal: keeps } as never)?.keep ?? [],
  registerTransactions: registerTransactionsForm.toDraft({ keepsPersonal: keeps } as never)?.keep ?? [],
  withdraw: withdrawForm.toDraft({ keepsNumbers: keeps } as never)?.keep ?? [],
})

test.each(Object.keys(personal) as (keyof typeof personal)[])(
  'T81: a draft of %s holds what tells a person apart only where the host asks for it',
  (form) => {
    const held = (keeps: boolean) => personal[form].filter((name) => findKept(keeps)[form].includes(name))
    expect(held(false)).toEqual([])
    expect(held(true)).toEqual(personal[form])
    expect(findKept(false)[form].length).toBeGreaterThan(5)
  },
)
