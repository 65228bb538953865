import type { Reader } from '../../src/readers/Reader.ts'
import { ActiveDrawdown } from '../../src/models/ActiveDrawdown.ts'
import { Bank } from '../../src/models/Bank.ts'
import { ComplianceRecord } from '../../src/models/ComplianceRecord.ts'
import { CreatedCustomerPartner } from '../../src/models/CreatedCustomerPartner.ts'
import { CreditLimit } from '../../src/models/CreditLimit.ts'
import { Customer } from '../../src/models/Customer.ts'
import { CustomerPartner } from '../../src/models/CustomerPartner.ts'
import { CustomerPartnerDetails } from '../../src/models/CustomerPartnerDetails.ts'
import { CustomerPartnerLink } from '../../src/models/CustomerPartnerLink.ts'
import { DrawdownRequest } from '../../src/models/DrawdownRequest.ts'
import { Financing } from '../../src/models/Financing.ts'
import { LaterEvidence } from '../../src/relay/models/LaterEvidence.ts'
import { LockboxAccount } from '../../src/models/LockboxAccount.ts'
import { Operation } from '../../src/relay/models/Operation.ts'
import { OperationResolution } from '../../src/relay/models/OperationResolution.ts'
import { Session } from '../../src/models/Session.ts'
import { AttentionOperation } from '../../src/relay/models/AttentionOperation.ts'
import { Batch } from '../../src/relay/models/Batch.ts'
import { BatchPiece } from '../../src/relay/models/BatchPiece.ts'
import { BatchRow } from '../../src/relay/models/BatchRow.ts'
import { BrandDocument } from '../../src/relay/models/BrandDocument.ts'
import { BrandFile } from '../../src/relay/models/BrandFile.ts'
import { ChangeEvent } from '../../src/relay/models/ChangeEvent.ts'
import { Draft } from '../../src/relay/models/Draft.ts'
import { InboxDismissal } from '../../src/relay/models/InboxDismissal.ts'
import { InboxEvent } from '../../src/relay/models/InboxEvent.ts'
import { IssuedToken } from '../../src/relay/models/IssuedToken.ts'
import { OperationRow } from '../../src/relay/models/OperationRow.ts'
import { OutcomeDelivery } from '../../src/relay/models/OutcomeDelivery.ts'
import { OutcomeEvent } from '../../src/relay/models/OutcomeEvent.ts'
import { ReplayReport } from '../../src/relay/models/ReplayReport.ts'
import { StagedSet } from '../../src/relay/models/StagedSet.ts'
import { StagedUpload } from '../../src/relay/models/StagedUpload.ts'

/** The resources of the service and of the relay, by the name they have in the generated document. */
export const models: ReadonlyMap<Reader<unknown>, string> = new Map<Reader<unknown>, string>([
  [ActiveDrawdown, 'ActiveDrawdown'],
  [Bank, 'Bank'],
  [ComplianceRecord, 'ComplianceRecord'],
  [CreatedCustomerPartner, 'CreatedCustomerPartner'],
  [CreditLimit, 'CreditLimit'],
  [Customer, 'Customer'],
  [CustomerPartner, 'CustomerPartner'],
  [CustomerPartnerDetails, 'CustomerPartnerDetails'],
  [CustomerPartnerLink, 'CustomerPartnerLink'],
  [DrawdownRequest, 'DrawdownRequest'],
  [Financing, 'Financing'],
  [LockboxAccount, 'LockboxAccount'],
  [AttentionOperation, 'AttentionOperation'],
  [Batch, 'Batch'],
  [BatchPiece, 'BatchPiece'],
  [BatchRow, 'BatchRow'],
  [ChangeEvent, 'ChangeEvent'],
  [Draft, 'Draft'],
  [InboxDismissal, 'InboxDismissal'],
  [InboxEvent, 'InboxEvent'],
  [IssuedToken, 'IssuedToken'],
  [LaterEvidence, 'LaterEvidence'],
  [Operation, 'Operation'],
  [OperationResolution, 'OperationResolution'],
  [OperationRow, 'OperationRow'],
  [OutcomeDelivery, 'OutcomeDelivery'],
  [BrandDocument, 'BrandDocument'],
  [BrandFile, 'BrandFile'],
  [OutcomeEvent, 'OutcomeEvent'],
  [ReplayReport, 'ReplayReport'],
  [Session, 'Session'],
  [StagedSet, 'StagedSet'],
  [StagedUpload, 'StagedUpload'],
])
