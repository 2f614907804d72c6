import { choices, defineTool } from '../define-tool.ts';

export const adminComm = defineTool({
  id: 'admin-comm',
  title: 'Admin Communication',
  description: 'A clear email to your administrator: the ask first, the benefit for students, the decision wanted.',
  category: 'Communication',
  badge: 'New',
  route: 'administrator-email-writer',
  slugs: ['admin-comm', 'administrator-email-writer'],
  fields: [
    {
      name: 'teacherName',
      label: 'Your name',
      kind: 'text',
      required: true,
      personal: true,
      placeholder: 'e.g. Mr. Okafor',
    },
    {
      name: 'adminName',
      label: 'Administrator name',
      kind: 'text',
      required: true,
      personal: true,
      placeholder: 'e.g. Principal Lindqvist',
    },
    {
      name: 'purpose',
      label: 'Purpose',
      kind: 'select',
      required: true,
      placeholder: 'Choose a purpose',
      options: choices(
        'Resource Request',
        'Policy Clarification',
        'Student Concern',
        'Professional Development',
        'Curriculum Feedback',
        'Meeting Request',
        'Project Proposal',
        'Department Update',
        'Other',
      ),
    },
    {
      name: 'details',
      label: 'Details',
      kind: 'textarea',
      required: true,
      placeholder: 'What you need and why; numbers, costs and dates that you know',
    },
  ],
});
