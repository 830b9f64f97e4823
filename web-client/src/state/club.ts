// The club's answers about itself and this player, each as last asked.
import type {
  Activity,
  Book,
  Device,
  DeviceLink,
  Evening,
  Evenings,
  Invited,
  MyData,
  Results,
  ServerMessage,
  Standings,
} from '@avinas/client';

export interface Club {
  invited: Invited | null;
  auditLog: Book | null;
  results: Results | null;
  standings: Standings | null;
  /** The evenings that are not over. */
  evenings: Evenings['evenings'] | null;
  /** The one that is looked at. */
  evening: Evening | null;
  /** A link for another device. */
  deviceLink: DeviceLink | null;
  devices: Device[] | null;
  /** How much is played, once a host asked. */
  activity: Activity | null;
  /** Everything that the club keeps of this player. */
  myData: MyData | null;
}

export const kNothingAsked: Club = {
  invited: null,
  auditLog: null,
  results: null,
  standings: null,
  evenings: null,
  evening: null,
  deviceLink: null,
  devices: null,
  activity: null,
  myData: null,
};

/** A message about something else, or of a later server, changes nothing. */
export function clubAfter(club: Club, message: ServerMessage): Club {
  switch (message.type) {
    case 'invited':
      return { ...club, invited: message };
    case 'book':
      return { ...club, auditLog: message };
    case 'results':
      return { ...club, results: message };
    case 'standings':
      return { ...club, standings: message };
    case 'evenings':
      return { ...club, evenings: message.evenings };
    case 'evening':
      // News of one that was looked at before are left alone.
      return message.reply_to || club.evening?.code === message.code ? { ...club, evening: message } : club;
    case 'device_link':
      return { ...club, deviceLink: message };
    case 'devices':
      return { ...club, devices: message.devices };
    case 'activity':
      return { ...club, activity: message };
    case 'my_data':
      return { ...club, myData: message };
    default:
      return club;
  }
}
