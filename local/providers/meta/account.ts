/** The business that the product speaks for at Meta: one phone number, one page, one Instagram account. */
export const LOCAL_META = {
  businessId: '102290129340398',
  phoneNumberId: '106540352242922',
  displayPhoneNumber: '972555000100',
  pageId: '104880000000001',
  pageName: 'Levi Studio',
  instagramId: '17841400000000001',
  instagramName: 'levi.studio',
  /** The page's token; the number answers to it as well. */
  accessToken: 'EAAlocal-only',
  /** The token of the page's owner: it reads pages, and is not a page's token. */
  userToken: 'EAAlocal-user',
  userId: '10220000000000001',
  /** Signs webhooks. It protects only a stand-in. */
  appSecret: 'local-only',
  verifyToken: 'local-only',
} as const;

export type MetaAccount = { readonly [name in keyof typeof LOCAL_META]: string };

/** Another business, without any messages. Anyone may read the name of its page. */
export const OTHER_META: MetaAccount = {
  ...LOCAL_META,
  businessId: '102290129340777',
  phoneNumberId: '106540352242777',
  displayPhoneNumber: '972555000777',
  pageId: '104880000000777',
  pageName: 'Carmel Prints',
  instagramId: '17841400000000777',
  instagramName: 'carmel.prints',
  accessToken: 'EAAother-only',
  userToken: 'EAAother-user',
  userId: '10220000000000777',
};

/** All businesses of the stand-in, each with its own tokens. */
export const META_ACCOUNTS: readonly MetaAccount[] = [LOCAL_META, OTHER_META];
