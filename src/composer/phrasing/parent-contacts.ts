/** How a family can answer; the last sentences of the email. */

/** Where a reply is enough. */
export const EASY_CONTACTS = [
  'You can reply to this email at any time, or call the school and ask for me.',
  'A short reply is welcome, and so is a call to the school.',
  'Please write or call whenever it suits you. I am glad to talk.',
  'You can reach me by replying here. If a call is easier, tell me when.',
  'If you would like to talk, reply here and we will find a time.',
] as const;

/** Where talking is better than writing. */
export const CALL_CONTACTS = [
  'I think a short call would help us both. Please tell me a day and time that suit you.',
  'I would rather talk than write about this. When may I call you?',
  'Could we talk by phone for ten minutes? Reply with a time, or call the school and ask for me.',
  'A call may be easier than email. Please send me a good time and number, and I will call you.',
  'I would like to call you about this. Please tell me when it fits your day.',
] as const;

export const NO_WORRY_CONTACTS = [
  'There is nothing you need to do. I just wanted you to know.',
  'No reply is needed, though I always like to hear from you. Thank you for all that you do.',
  'This note asks for nothing. I simply wanted to share it.',
  'You do not need to answer. If you would like to, I will be glad to read it.',
  'Please take this as what it is: good news, with no homework.',
] as const;

/** For a talk, where the details name a time. */
export const TIME_GIVEN_CONTACTS = [
  'Does the time above suit you? If not, please send me one that does.',
  'Please let me know if that time works for you. If not, I will work around your schedule.',
  'Please reply to say if this time suits you, or suggest another one.',
  'If the time I named does not fit your day, tell me one that does, by email or by phone.',
] as const;
