/** What stands around a page on occasion, in one file: each is too little for one of its own. */
export { LeavingNotice } from '../../features/account/leaving/leaving-notice.tsx';
export { NewNotifications } from '../../features/notifications/new-notifications.tsx';
export { InstallCard } from '../install/install-card.tsx';
export { UpdateCard } from '../updates/update-card.tsx';
