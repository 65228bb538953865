export const crashedMoney = {
  'common.crashedMoney.title': 'We could not show what happened',
  'common.crashedMoney.text': 'It may have been sent. Look at Activity before you send it again.',
  'common.crashedForm.text': 'Nothing was sent. Try again, or reload.',
} as const
