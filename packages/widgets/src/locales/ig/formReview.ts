import type { formReview as english } from '../../copy/en/formReview.ts'
import type { Translation } from '../Translation.ts'

export const formReview: Translation<typeof english> = {
  'form.edit': 'Gbanwee ihe',
  'form.warnings.title': 'Lelee ihe ndị a tupu i kwenye',
  'form.warnings.checked': 'Elelela m ya',
  'form.warnings.open': 'Tinye akara na ihe ọ bụla dị n’elu ka i kwenye.',
  'form.offline.title': 'Ị nọghị n’ịntanetị. E zigaghị ihe ọ bụla.',
  'form.offline.text': 'Jikọọ n’ịntanetị, kwenyezie ọzọ.',
  'form.sessionExpired.title': 'Oge nbanye gị agwụla. E zigaghị ihe ọ bụla.',
  'form.sessionExpired.text': 'Banye ọzọ na taabụ ọzọ, lọghachi ebe a ma kwenye. Anyị debere ihe i dere.',
  'form.inFlightElsewhere.title': 'Taabụ ọzọ na-eziga otu ihe a',
  'form.inFlightElsewhere.text': 'E sighị ebe a ziga ihe ọ bụla. Chere ka nke ọzọ mechaa, nwaazie ọzọ.',
  'form.notSent.title': 'E zigaghị ihe ọ bụla',
  'form.notSent.text': 'E mechaghị nlele ọzọ ahụ. I nwere ike ikwenye ọzọ.',
  'form.duplicate.earlier': 'Nke bu ụzọ',
  'form.duplicate.back': 'Ezigakwala ya',
  'form.duplicate.rows': 'Ezigalarị ya mbụ',
  'form.duplicate.others': 'Ziga naanị nke fọdụrụ ({count})',
  'form.rejected.check': 'Lelee ihe i tinyere ma nwaa ọzọ.',
  'form.rejected.permission': 'I nweghị ikike ime nke a.',
  'form.rejected.credentials':
    'Ndị ọrụ mgbazinye anaghị anabata ngwa a ugbu a, ya mere e zigaghị ihe ọ bụla. Ichere agaghị enye aka. Gwa ndị na-elekọta ngwa a, nye ha nọmba arịrịọ ahụ.',
  'form.rejected.busy': 'Ọrụ juru ndị ọrụ mgbazinye aka. Chere ntakịrị ma nwaa ọzọ.',
  'form.rejected.large':
    'Ihe niile ọnụ buru oke ibu maka ndị ọrụ mgbazinye. Mee ka ụfọdụ faịlụ dị obere, nwaazie ọzọ.',
  'form.rejected.fileMissing':
    'Otu faịlụ anọghịzi n’aka anyị, ma ọ bụ o rutechaghị. E zigaghị ihe ọ bụla. Lelee faịlụ ndị ahụ, nwaazie ọzọ.',
  'form.rejected.fileChanged':
    'Otu faịlụ abụghị nke i lere ebe a, ya mere a naraghị ya. Lelee faịlụ ndị ahụ, nwaazie ọzọ.',
  'form.rejected.words': 'Ndị ọrụ mgbazinye kwuru: “{message}”',
}
