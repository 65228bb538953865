import type { Operation, Session } from '@onlend/core'
import { mayActFor } from './mayActFor.ts'

type Owner = Pick<Operation, 'customerPartnerId' | 'channelPartnerId'>

/** Whether the person who is signed in may act for the owner of an operation. */
export function mayActForOwner(session: Session, { customerPartnerId, channelPartnerId }: Owner): boolean {
  if (customerPartnerId !== null) return mayActFor(session, customerPartnerId)
  return session.role === 'channel-partner' && channelPartnerId === session.channelPartnerId
}
