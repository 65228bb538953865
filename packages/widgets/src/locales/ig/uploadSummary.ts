import type { uploadSummary as english } from '../../copy/en/uploadSummary.ts'
import type { Translation } from '../Translation.ts'

export const uploadSummary: Translation<typeof english> = {
  'uploads.title': 'Ibulite faịlụ',
  'uploads.progress': { other: 'E bulitere faịlụ {staged} n’ime {count}' },
  'uploads.bytes': '{sent} n’ime {size}',
  'uploads.left': 'O fọrọ ihe dị ka {duration}',
  'uploads.waiting': 'Na-eche',
  'uploads.paused': 'A kwụsịtụrụ ya',
  'uploads.done': { other: 'E bulitere faịlụ niile: {count}' },
  'uploads.notSubmitted': 'E nyefebeghị ya.',
  'uploads.keptUntil': 'E nyefebeghị ya. A ga-edebe faịlụ gị ruo {date}.',
  'uploads.keptUntilAt': 'E nyefebeghị ya. {partner} ga-edebe faịlụ gị ruo {date}.',
  'uploads.problems': { other: 'Faịlụ {count} chọrọ nlebara anya gị' },
  'uploads.pauseAll': 'Kwụsịtụ ha niile',
  'uploads.resumeAll': 'Gaa n’ihu na ha niile',
  'uploads.offline.title': 'Ị nọghị n’ịntanetị',
  'uploads.offline.text':
    'E chekwara ihe niile e bulitere nke ọma, e debekwara nke fọdụrụ na ngwaọrụ a. Ọ ga-aga n’ihu n’onwe ya mgbe ịntanetị lọtara. I nwere ike ịga n’ihu na-emejupụta peeji a.',
  'uploads.signedOut.title': 'Oge nbanye gị agwụla',
  'uploads.signedOut.text':
    'E chekwara ihe niile e bulitere nke ọma. Banye ọzọ: nke fọdụrụ ga-agazi n’ihu n’onwe ya.',
  'uploads.signIn': 'Banye',
  'uploads.failed.title': 'Anyị achọtaghị ihe e bulitere mbụ',
  'uploads.failed.text': 'O nweghị ihe furu efu. I nwere ike itinye faịlụ ugbu a, ma ọ bụ nwaa ọzọ.',
}
