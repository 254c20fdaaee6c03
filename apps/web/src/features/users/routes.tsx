import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import { reportMessages } from '../../shared/report/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { spreadsheetMessages } from '../../shared/spreadsheet/messages/catalogue.ts';
import { userBranchMessages } from './messages/branches/catalogue.ts';
import { usersMessages } from './messages/catalogue.ts';
import { explainedMessages } from './messages/explained/catalogue.ts';
import { usersImportMessages } from './messages/import/catalogue.ts';
import { scheduleMessages } from './messages/schedule/catalogue.ts';
import { statisticsMessages } from './messages/statistics/catalogue.ts';
import { swapMessages } from './messages/swaps/catalogue.ts';
import { rightsTemplateMessages } from './messages/templates/catalogue.ts';
import { weekTemplateMessages } from './messages/week-templates/catalogue.ts';

export const usersFeatures: readonly Feature[] = [
  {
    catalogues: [usersMessages, rightsTemplateMessages],
    screens: [
      {
        pattern: paths.users.pattern,
        load: async () => (await import('./screens/users.tsx')).UsersScreen,
      },
      {
        pattern: paths.userCreate.pattern,
        load: async () => (await import('./screens/user-create.tsx')).UserCreateScreen,
      },
      {
        pattern: paths.userEdit.pattern,
        load: async () => (await import('./screens/user-edit.tsx')).UserEditScreen,
      },
      {
        pattern: paths.rightsTemplates.pattern,
        load: async () => (await import('./screens/templates.tsx')).RightsTemplatesScreen,
      },
      {
        pattern: paths.rightsTemplateCreate.pattern,
        load: async () => (await import('./screens/template-create.tsx')).RightsTemplateCreateScreen,
      },
      {
        pattern: paths.rightsTemplateEdit.pattern,
        load: async () => (await import('./screens/template-edit.tsx')).RightsTemplateEditScreen,
      },
    ],
  },
  {
    catalogues: [usersMessages, userBranchMessages],
    screens: [
      {
        pattern: paths.userBranches.pattern,
        load: async () => (await import('./screens/branches.tsx')).UserBranchesScreen,
      },
      {
        pattern: paths.userBranch.pattern,
        load: async () => (await import('./screens/branch.tsx')).UserBranchScreen,
      },
    ],
  },
  {
    catalogues: [scheduleMessages, swapMessages, weekTemplateMessages],
    screens: [
      {
        pattern: paths.userSchedule.pattern,
        load: async () => (await import('./screens/schedule.tsx')).ScheduleScreen,
      },
      {
        pattern: paths.profileSchedule.pattern,
        load: async () => (await import('./screens/own-schedule.tsx')).OwnScheduleScreen,
      },
    ],
  },
  {
    catalogues: [statisticsMessages, periodMessages, reportMessages],
    screens: [
      {
        pattern: paths.userStatistics.pattern,
        load: async () => (await import('./screens/statistics.tsx')).UserStatisticsScreen,
      },
    ],
  },
  {
    catalogues: [usersMessages, explainedMessages],
    screens: [
      {
        pattern: paths.userRights.pattern,
        load: async () => (await import('./screens/rights.tsx')).RightsScreen,
      },
    ],
  },
  {
    catalogues: [usersMessages, usersImportMessages, spreadsheetMessages],
    screens: [
      {
        pattern: paths.usersImport.pattern,
        load: async () => (await import('./screens/users-import.tsx')).UsersImportScreen,
      },
    ],
  },
];
