import type { CallAnswer, listCompanyUsers } from '@meikan/contracts';

type User = CallAnswer<typeof listCompanyUsers>[number];

/** Somebody who uses a service, as its page lists them. */
export const aUser = ({ id, name }: Pick<User, 'id' | 'name'>): User => ({
  ...{ id, username: id, name, avatar: null, job: null, workFor: null, livingAddress: null },
  ...{ isVerified: false, useServiceCount: 1, followerCount: 0, isFollowing: false },
  ...{ usageType: 'private', claims: [] },
});
