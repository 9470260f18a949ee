import { type MessageName, message } from './messages.ts';

/** A mail to one user. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; a line break separates paragraphs. */
  readonly text: string;
  /** The one-time code in the text. */
  readonly code?: string;
}

/** What a one-time code is for. */
export const codePurposes = ['sign_in', 'reset_password', 'verify_email'] as const;
export type CodePurpose = (typeof codePurposes)[number];

const codeTexts = {
  sign_in: ['mailSignInSubject', 'mailSignInText'],
  reset_password: ['mailResetSubject', 'mailResetText'],
  verify_email: ['mailVerifySubject', 'mailVerifyText'],
  any: ['mailCodeSubject', 'mailCodeText'],
} satisfies Record<CodePurpose | 'any', readonly [MessageName, MessageName]>;

/** Returns the mail with a one-time code. Without a purpose, the first use of the code decides what it is for. */
export function codeMail(to: string, code: string, purpose: CodePurpose | undefined): Mail {
  const [subject, text] = codeTexts[purpose ?? 'any'];
  return {
    to,
    code,
    subject: message(subject),
    text: `${message(text, { code })}\n${message('mailCodeEnd')}`,
  };
}

const byOwner = { subject: 'mailCredentialsSubject', end: 'mailCredentialsEnd' } as const;
const byAdministrator = { subject: 'mailAccessSubject', end: 'mailAccessEnd' } as const;

const changeTexts = {
  password: { ...byOwner, text: 'mailPasswordText' },
  factorAdded: { ...byOwner, text: 'mailFactorAddedText' },
  factorRemoved: { ...byOwner, text: 'mailFactorRemovedText' },
  recoveryRenewed: { ...byOwner, text: 'mailRecoveryRenewedText' },
  recoveryUsed: { ...byOwner, text: 'mailRecoveryUsedText' },
  role: { ...byAdministrator, text: 'mailRoleText' },
  disable: { ...byAdministrator, text: 'mailDisabledText' },
  enable: { ...byAdministrator, text: 'mailEnabledText' },
  endSessions: { ...byAdministrator, text: 'mailSessionsEndedText' },
  resetFactors: { ...byAdministrator, text: 'mailFactorsResetText' },
} satisfies Record<string, Record<'subject' | 'text' | 'end', MessageName>>;

/** A change of the ways in which a user signs in, or what an administrator did to the access of another user. */
export type AccountChange = keyof typeof changeTexts;

/** Returns the mail to the owner of an account about a change. `role` is the label of a new role. */
export function changeMail(to: string, change: AccountChange, role = ''): Mail {
  const { subject, text, end } = changeTexts[change];
  return { to, subject: message(subject), text: `${message(text, { role })}\n${message(end)}` };
}

/** Returns the mail to the administrator of a new database, who chooses a password with a code. It contains no secret. */
export const invitationMail = (to: string): Mail => ({
  to,
  subject: message('mailInvitationSubject'),
  text: message('mailInvitationText'),
});

/** Returns the text of a mail as simple HTML. */
export function htmlOf({ text }: Mail): string {
  return text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)}</p>`)
    .join('\n');
}
